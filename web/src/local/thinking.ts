/** A worker in which bots think and games are analysed: it does one thing at a time, in a Python of its own. */

import { loadPython } from "./python";
import { HURRY, type Thinker } from "./thinker";

const starting = loadPython(() => undefined).then((python) =>
  (python.pyimport("derby.local.worker") as { Thinker: () => Thinker }).Thinker(),
);

onmessage = async ({ data }: MessageEvent<string>) => {
  const thinker = await starting;
  if (data === HURRY) thinker.hurry();
  else postMessage(await thinker.answer(data));
};
