/** A worker in which bots think and games are analysed: it does one thing at a time, in a Python of its own. */

import { loadPython } from "./python";

type Answer = (text: string) => string;

const answering = loadPython(() => undefined).then(
  (python) => (python.pyimport("derby.local.worker") as { answer: Answer }).answer,
);

onmessage = async ({ data }: MessageEvent<string>) => postMessage((await answering)(data));
