import type { Indexer } from 'storybook/internal/types'

const isOfComponent = (file: string): boolean => /[\\/]packages[\\/]ui[\\/]/.test(file)

/** Components have a page each. Screens fill their page, and two of them would share what the page keeps. */
export const withPages = (indexers: readonly Indexer[] = []): Indexer[] =>
  indexers.map((indexer) => ({
    ...indexer,
    createIndex: async (file, options) =>
      (await indexer.createIndex(file, options)).map((entry) =>
        isOfComponent(file) ? { ...entry, tags: [...(entry.tags ?? []), 'autodocs'] } : entry,
      ),
  }))
