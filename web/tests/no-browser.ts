/** What modules of the page expect of a browser; to be imported before them. */

const media = { matches: false, addEventListener: () => {} };
const page = { documentElement: {}, hidden: false, addEventListener: () => {}, removeEventListener: () => {} };
Object.assign(globalThis, { document: page, matchMedia: () => media });

export {};
