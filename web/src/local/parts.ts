/** The files of which Python consists in the browser, as `python/parts.ts` makes them. */

export interface Part {
  /** Relative to the page's folder. */
  file: string;
  /** In bytes. */
  size: number;
}

export interface Parts {
  engine: Part;
  script: Part;
  library: Part;
  derby: Part;
  /** For which Python they were made; Pyodide compares it with its own. */
  info: Record<string, string>;
}
