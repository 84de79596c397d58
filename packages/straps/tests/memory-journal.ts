import type { Journal, StrapSample } from '../src/journal.ts'

export interface MemoryJournal extends Journal {
  /** Outlives the program that writes it. */
  readonly seconds: Map<number, readonly StrapSample[]>
  isFull: boolean
}

export const memoryJournal = (): MemoryJournal => {
  const seconds = new Map<number, readonly StrapSample[]>()
  const journal: MemoryJournal = {
    seconds,
    isFull: false,
    write: async (second, samples) => {
      if (journal.isFull) throw new Error('the disk is full')
      seconds.set(second, samples)
    },
    unsent: async () => [...seconds].map(([at, { length }]) => ({ at, samples: length })),
    read: async (asked) => asked.flatMap((second) => seconds.get(second) ?? []),
    remove: async (asked) => asked.forEach((second) => seconds.delete(second)),
  }
  return journal
}
