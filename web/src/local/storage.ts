/**
 * What this browser keeps of the games that are played without a server: the latest snapshot of their database, and the
 * transactions since. Where there is no IndexedDB, as in some private windows, nothing is kept.
 */

export interface Storage {
  /** Whether it lasts longer than this worker. */
  kept: boolean;
  /** JSON, as `Kept` in `src/derby/local/database.py` has it. */
  load(): Promise<string>;
  append(transaction: string): Promise<void>;
  replace(snapshot: string): Promise<void>;
}

/** This worker has the name of the page's folder: pages in different folders have nothing to do with each other. */
const DATABASE = self.name || "derby";
const SNAPSHOT = "snapshot";
const JOURNAL = "journal";
/** Beside the snapshot: how often this database was opened. A tab that was suspended may wake up after another took over. */
const GENERATION = "generation";

export async function openStorage(): Promise<Storage> {
  const database = await opened().catch(() => null);
  return database ? storageIn(database, await nextGeneration(database)) : nothingKept();
}

async function opened(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(DATABASE, 1);
    request.onupgradeneeded = () => {
      request.result.createObjectStore(SNAPSHOT);
      request.result.createObjectStore(JOURNAL, { autoIncrement: true });
    };
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error("IndexedDB can't be opened"));
    request.onblocked = () => reject(new Error("IndexedDB is blocked"));
  });
}

/** From now on only we write. */
function nextGeneration(database: IDBDatabase): Promise<number> {
  return new Promise((resolve, reject) => {
    const transaction = database.transaction([SNAPSHOT], "readwrite", { durability: "strict" });
    const store = transaction.objectStore(SNAPSHOT);
    const before = store.get(GENERATION) as IDBRequest<number | undefined>;
    let generation = 0;
    before.onsuccess = () => {
      generation = (before.result ?? 0) + 1;
      store.put(generation, GENERATION);
    };
    transaction.oncomplete = () => resolve(generation);
    transaction.onabort = () => reject(transaction.error ?? new Error("IndexedDB can't be written"));
  });
}

function storageIn(database: IDBDatabase, generation: number): Storage {
  /** Resolves when all of it is on the disk. */
  function changed(change: (transaction: IDBTransaction) => void): Promise<void> {
    return new Promise((resolve, reject) => {
      const transaction = database.transaction([SNAPSHOT, JOURNAL], "readwrite", { durability: "strict" });
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(transaction.error ?? new Error("IndexedDB kept nothing"));
      const now = transaction.objectStore(SNAPSHOT).get(GENERATION) as IDBRequest<number>;
      now.onsuccess = () => {
        if (now.result === generation) change(transaction);
        else transaction.abort();
      };
    });
  }

  return {
    kept: true,
    load: () =>
      new Promise((resolve, reject) => {
        const transaction = database.transaction([SNAPSHOT, JOURNAL]);
        const snapshot = transaction.objectStore(SNAPSHOT).get(0) as IDBRequest<string | undefined>;
        const transactions = transaction.objectStore(JOURNAL).getAll() as IDBRequest<string[]>;
        transaction.oncomplete = () =>
          resolve(JSON.stringify({ snapshot: snapshot.result ?? null, transactions: transactions.result }));
        transaction.onabort = () => reject(transaction.error ?? new Error("IndexedDB can't be read"));
      }),
    append: (text) => changed((transaction) => transaction.objectStore(JOURNAL).add(text)),
    replace: (text) =>
      changed((transaction) => {
        transaction.objectStore(SNAPSHOT).put(text, 0);
        transaction.objectStore(JOURNAL).clear();
      }),
  };
}

function nothingKept(): Storage {
  const nothing = () => Promise.resolve();
  return {
    kept: false,
    load: () => Promise.resolve('{"snapshot":null,"transactions":[]}'),
    append: nothing,
    replace: nothing,
  };
}
