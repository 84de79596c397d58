import { afterAll, beforeAll, inject } from 'vitest'

import { shareAmong, testIdsIn, type Reached } from './share-among.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** `dry-run` is Stryker's first run of all tests, before it tries mutants. */
    mode: 'dry-run' | 'mutant'
    testNameSeparator: string
  }
}

interface Stryker {
  currentTestId?: string | undefined
  readonly mutantCoverage?: { readonly perTest: Record<string, Reached> }
}

const stryker = ((globalThis as { __stryker__?: Stryker }).__stryker__ ??= {})
const HOOKS = 'hooks'

/**
 * Stryker counts only what a test itself covers. This setup file also counts the coverage of a file's hooks for
 * each of its tests.
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
