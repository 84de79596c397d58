import type { UnsentSecond } from '@repo/straps/backlog'
import { FIRST_SERVER_SECOND, type Journal, type StrapSample } from '@repo/straps/journal'

const DATABASE = 'latido-straps'
const STORE = 'seconds'

const resultOf = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error('the database refused')))
  })

const openDatabase = (factory: IDBFactory): Promise<IDBDatabase> => {
  const request = factory.open(DATABASE, 1)
  request.addEventListener('upgradeneeded', () => request.result.createObjectStore(STORE))
  return resultOf(request)
}

/** Keeps seconds in the browser's database. Writes reject if there is none, as in a private window, or no space. */
export const openIndexedDbJournal = (factory: IDBFactory): Journal => {
  let opened: Promise<IDBDatabase> | null = null
  const database = async (): Promise<IDBDatabase> => {
    const opening = (opened ??= openDatabase(factory))
    try {
      return await opening
    } catch (error) {
      opened = null
      throw error
    }
  }
  const read = async <T>(ask: (store: IDBObjectStore) => Promise<T>): Promise<T> =>
    ask((await database()).transaction(STORE).objectStore(STORE))
  const change = async (act: (store: IDBObjectStore) => void): Promise<void> => {
    const transaction = (await database()).transaction(STORE, 'readwrite')
    act(transaction.objectStore(STORE))
    await new Promise<void>((resolve, reject) => {
      transaction.addEventListener('complete', () => resolve())
      transaction.addEventListener('abort', () => reject(transaction.error ?? new Error('the database refused')))
    })
  }
  const samplesOf = async (store: IDBObjectStore, second: IDBValidKey): Promise<readonly StrapSample[]> =>
    ((await resultOf(store.get(second))) as readonly StrapSample[] | undefined) ?? []
  const listed = async (): Promise<readonly UnsentSecond[]> => {
    // their time is unknown: the steady clock has restarted
    await change((store) => void store.delete(IDBKeyRange.upperBound(FIRST_SERVER_SECOND, true)))
    const seconds = await read((store) => resultOf(store.getAllKeys()))
    return read((store) =>
      Promise.all(seconds.map(async (at) => ({ at: Number(at), samples: (await samplesOf(store, at)).length }))),
    )
  }
  return {
    write: (second, samples) => change((store) => void store.put(samples, second)),
    unsent: () => listed().catch(() => []),
    read: (seconds) =>
      read(async (store) => (await Promise.all(seconds.map((second) => samplesOf(store, second)))).flat()),
    remove: (seconds) => change((store) => seconds.forEach((second) => void store.delete(second))),
  }
}
