/** Where this page lies: at a server, or by itself in a folder of any web space. `derby site` says so in the page. */

/** What the page says of itself in its head. */
export function said(name: string): string | null {
  return document.querySelector?.<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? null;
}

/** Whether there is no server behind the page: then everything is asked on this device. */
export const isAlone: boolean = said("derby-site") === "alone";

/** The folder of the page; at a server, the page is at its root. */
export const folder: string = isAlone ? new URL(".", location.href).pathname : "/";

/** Which build this is: another one whenever a file of the page has changed. */
export const version: string = said("derby-version") ?? "";
