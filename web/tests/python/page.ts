/** A page that does nothing but start Python in a worker, for tests and measurements. */

interface Told {
  ready?: boolean;
  failed?: string;
  answer?: unknown;
}

const worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });

function when(is: (told: Told) => boolean): Promise<Told> {
  return new Promise((resolve) => {
    worker.addEventListener("message", ({ data }: MessageEvent<Told>) => {
      if (is(data)) resolve(data);
    });
  });
}

/** What the worker has told until Python was ready, or had failed, and when. */
const told: (Told & { at: number })[] = [];
worker.addEventListener("message", ({ data }: MessageEvent<Told>) => told.push({ ...data, at: performance.now() }));
const started = when(({ ready, failed }) => ready !== undefined || failed !== undefined).then(() => told);

function run(program: string): Promise<unknown> {
  const answered = when((told) => "answer" in told).then(({ answer, failed }) => {
    if (failed !== undefined) throw new Error(failed);
    return answer;
  });
  worker.postMessage(program);
  return answered;
}

Object.assign(window, { started, run });
