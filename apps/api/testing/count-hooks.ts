import { afterAll, beforeAll, inject } from 'vitest'

import { shareAmong, testIdsIn, type Reached } from './share-among.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** What Stryker does: it runs all through first, and then tries one change after the other. */
    mode: 'dry-run' | 'mutant'
    /** What it puts between the names of a suite and a test. */
    testNameSeparator: string
  }
}

interface Stryker {
  currentTestId?: string | undefined
  readonly mutantCoverage?: { readonly perTest: Record<string, Reached> }
}

/** Whom Stryker asks who is at work, whenever something that it would change is reached. */
const stryker = ((globalThis as { __stryker__?: Stryker }).__stryker__ ??= {})
const HOOKS = 'hooks'

/**
 * A setup file for Stryker, which counts only what a test itself reaches. What the hooks of a file reach counts here as
 * reached by each of its tests: the server that most files start beforehand, for one.
 */
if (inject('mode') === 'dry-run') {
  let test: string | undefined
  let isWithinFile = false
  Object.defineProperty(stryker, 'currentTestId', {
    configurable: true,
    get: () => test ?? (isWithinFile ? HOOKS : undefined),
    set: (next: string | undefined) => {
      test = next
    },
  })
  beforeAll(() => {
    isWithinFile = true
  })
  // oxlint-disable-next-line no-empty-pattern -- vitest reads the names between the braces
  afterAll(({}, suite) => {
    isWithinFile = false
    const reached = stryker.mutantCoverage?.perTest
    if (reached !== undefined) shareAmong(reached, HOOKS, testIdsIn(suite, inject('testNameSeparator')))
  })
}
