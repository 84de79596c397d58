import { createRequire } from 'node:module'
import { join } from 'node:path'

import { Stryker } from '@stryker-mutator/core'

import type { Scope } from './scopes.ts'
import { countOf, type Counted } from './score.ts'

const resolve = createRequire(import.meta.url).resolve
const root = join(import.meta.dirname, '../../..')

/** Changes the files in every way Stryker knows, in a copy of the package, and counts what its tests notice. */
export const runScope = async (scope: Scope, mutate: readonly string[], workers: number): Promise<Counted> => {
  // Stryker works on the folder it is started in
  process.chdir(join(root, scope.folder))
  const stryker = new Stryker({
    mutate: [...mutate],
    testRunner: 'vitest',
    plugins: [resolve('@stryker-mutator/vitest-runner')],
    concurrency: workers,
    reporters: ['clear-text', 'json'],
    clearTextReporter: {
      allowColor: false,
      allowEmojis: false,
      logTests: false,
      reportTests: false,
      reportMutants: true,
    },
    jsonReporter: { fileName: join(root, 'test-results', `mutation-${scope.name.replace('/', '-')}.json`) },
    // its reader of such files does not know TypeScript 7, and vitest needs none of them
    tsconfigFile: 'none.json',
    ignorePatterns: ['tsconfig.json', 'test-results', 'dist'],
    allowEmpty: true,
  })
  return countOf(await stryker.runMutationTest())
}
