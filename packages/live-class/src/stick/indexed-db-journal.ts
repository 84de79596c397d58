import type { Milliseconds } from '@repo/domain/core/units'
import type { Journal, StrapSample } from '@repo/straps/journal'

const DATABASE = 'latido-straps'
const STORE = 'seconds'

type Samples = readonly StrapSample[]

const resultOf = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error('the request failed')))
  })

const completed = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    const fail = () => reject(transaction.error ?? new Error('the transaction failed'))
    transaction.addEventListener('complete', () => resolve())
    transaction.addEventListener('abort', fail)
    transaction.addEventListener('error', fail)
  })

const openDatabase = (factory: IDBFactory): Promise<IDBDatabase> => {
  const request = factory.open(DATABASE, 1)
  request.addEventListener('upgradeneeded', () => request.result.createObjectStore(STORE))
  return resultOf(request)
}

/** Numbers of samples by second, so that listing the backlog of a day reads nothing. */
const countSamples = async (database: IDBDatabase): Promise<Map<Milliseconds, number>> => {
  const store = database.transaction(STORE).objectStore(STORE)
  const counts = new Map<Milliseconds, number>()
  await new Promise<void>((resolve, reject) => {
    const request = store.openCursor()
    request.addEventListener('error', () => reject(request.error ?? new Error('the request failed')))
    request.addEventListener('success', () => {
      const cursor = request.result
      if (cursor === null) return resolve()
      counts.set(Number(cursor.key), (cursor.value as Samples).length)
      cursor.continue()
    })
  })
  return counts
}

/** Keeps seconds in the browser. What can't be stored, as in a full or private browser, stays in memory. */
export const openIndexedDbJournal = async (factory: IDBFactory): Promise<Journal> => {
  const database = await openDatabase(factory).catch(() => null)
  const counts =
    database === null ? new Map<Milliseconds, number>() : await countSamples(database).catch(() => new Map())
  const inMemory = new Map<Milliseconds, Samples>()

  const change = async (act: (store: IDBObjectStore) => void): Promise<boolean> => {
    if (database === null) return false
    try {
      const transaction = database.transaction(STORE, 'readwrite')
      act(transaction.objectStore(STORE))
      await completed(transaction)
      return true
    } catch {
      return false
    }
  }
  const stored = async (second: Milliseconds): Promise<Samples> => {
    const kept = inMemory.get(second)
    if (kept !== undefined) return kept
    const store = database?.transaction(STORE).objectStore(STORE)
    return store === undefined ? [] : (((await resultOf(store.get(second))) as Samples | undefined) ?? [])
  }
  return {
    write: async (second, samples) => {
      counts.set(second, samples.length)
      inMemory.set(second, samples)
      const isStored = await change((store) => store.put(samples, second))
      if (isStored && inMemory.get(second) === samples) inMemory.delete(second)
    },
    unsent: () => Promise.resolve([...counts].map(([at, samples]) => ({ at, samples }))),
    read: async (seconds) => (await Promise.all(seconds.map(stored))).flat(),
    remove: async (seconds) => {
      for (const second of seconds) {
        counts.delete(second)
        inMemory.delete(second)
      }
      await change((store) => {
        for (const second of seconds) store.delete(second)
      })
    },
  }
}
