/** Files as `packed` in `python/compiling.py` puts them together: their names and sizes, then all contents in a row. */

interface Files {
  mkdirTree(path: string): void;
  writeFile(path: string, content: Uint8Array, options: { canOwn: boolean }): void;
}

/** Writes them into a folder of Python's file system. */
export function unpack(packed: ArrayBuffer, files: Files, folder: string): void {
  const start = 4 + new DataView(packed).getUint32(0, true);
  const index: [string, number][] = JSON.parse(new TextDecoder().decode(new Uint8Array(packed, 4, start - 4)));
  let at = start;
  for (const [name, size] of index) {
    const path = `${folder}/${name}`;
    files.mkdirTree(path.slice(0, path.lastIndexOf("/")));
    files.writeFile(path, new Uint8Array(packed, at, size), { canOwn: true });
    at += size;
  }
}
