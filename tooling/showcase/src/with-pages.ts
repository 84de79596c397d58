import type { Indexer } from 'storybook/internal/types'

const isOfComponent = (file: string): boolean => /[\\/]packages[\\/]ui[\\/]/.test(file)

/** Screens get no docs page: two on one page would share its state. */
export const withPages = (indexers: readonly Indexer[] = []): Indexer[] =>
  indexers.map((indexer) => ({
    ...indexer,
    createIndex: async (file, options) =>
      (await indexer.createIndex(file, options)).map((entry) =>
        isOfComponent(file) ? { ...entry, tags: [...(entry.tags ?? []), 'autodocs'] } : entry,
      ),
  }))
