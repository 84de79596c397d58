import { createRequire } from 'node:module'
import { basename, join } from 'node:path'

import { Stryker } from '@stryker-mutator/core'

import type { Package } from './scopes.ts'

const resolve = createRequire(import.meta.url).resolve
const root = join(import.meta.dirname, '../../..')

export interface RunOptions {
  /** How many changes are tried at once. */
  readonly workers: number
  /** One change in so many is tried; 1 tries all. */
  readonly sampleOf: number
}

export interface Change {
  readonly fileName: string
  /** What became of it. */
  readonly status: string
}

/** Changes the files in every way Stryker knows, in a copy of the package, and tells which its tests notice. */
export const runPackage = async (
  { folder, config, ignoreStatic = false }: Package,
  mutate: readonly string[],
  { workers, sampleOf }: RunOptions,
): Promise<readonly Change[]> => {
  // Stryker works on the folder it is started in
  process.chdir(join(root, folder))
  const stryker = new Stryker({
    mutate: [...mutate],
    testRunner: 'vitest',
    plugins: [resolve('@stryker-mutator/vitest-runner'), join(import.meta.dirname, 'sample.ts')],
    checkers: sampleOf > 1 ? ['sample'] : [],
    sampleOf,
    warnings: { preprocessorErrors: true, slow: false, unknownOptions: false, unserializableOptions: true },
    ...(config === undefined ? {} : { vitest: { configFile: config, related: false } }),
    ignoreStatic,
    concurrency: workers,
    // a machine that does other things too is slow and must not pass for a change that was noticed
    timeoutMS: 60_000,
    timeoutFactor: 3,
    dryRunTimeoutMinutes: 30,
    reporters: ['clear-text', 'json', 'progress-append-only'],
    clearTextReporter: {
      allowColor: false,
      allowEmojis: false,
      logTests: false,
      reportTests: false,
      reportMutants: true,
    },
    jsonReporter: { fileName: join(root, 'test-results', `mutation-${basename(folder)}.json`) },
    // its reader of such files does not know TypeScript 7, and vitest needs none of them
    tsconfigFile: 'none.json',
    ignorePatterns: ['tsconfig.json', 'test-results', 'dist'],
    allowEmpty: true,
  })
  return stryker.runMutationTest()
}
