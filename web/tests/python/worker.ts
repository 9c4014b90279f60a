import { loadPython } from "../../src/local/python";

const python = loadPython((loaded, total, stage) => postMessage({ loaded, total, stage }));
python.then(
  () => postMessage({ ready: true }),
  (error) => postMessage({ failed: String(error) }),
);
addEventListener("message", async ({ data }) => {
  try {
    postMessage({ answer: (await python).runPython(data) });
  } catch (error) {
    postMessage({ answer: null, failed: String(error) });
  }
});
