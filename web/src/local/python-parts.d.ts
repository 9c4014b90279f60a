/** Made by `python/parts.ts` when the page is built. */
declare module "virtual:python-parts" {
  const parts: import("./parts").Parts;
  export default parts;
}
