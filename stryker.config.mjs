import { createRequire } from 'node:module'
import { basename, join } from 'node:path'

/** Stryker runs in the folder of a package and uses that package's vitest. */
const folder = basename(process.cwd())
const pluginsHere = () => [createRequire(join(process.cwd(), 'package.json')).resolve('@stryker-mutator/vitest-runner')]

const allSources = ['src/**/*.ts', '!src/**/*.test.ts']

const packages = {
  domain: { mutate: allSources, thresholds: { high: 95, low: 95, break: 95 } },
  'api-client': { mutate: allSources, thresholds: { high: 95, low: 85, break: 85 } },
  api: {
    mutate: ['src/{areas,http}/**/*.ts', '!src/**/*.test.ts'],
    thresholds: { high: 95, low: 85, break: 85 },
    vitest: { configFile: 'vitest.mutation.config.ts', related: false },
    // a constant computed when a module loads would run every test for each change
    ignoreStatic: true,
  },
}

export default {
  ...packages[folder],
  testRunner: 'vitest',
  plugins: folder in packages ? pluginsHere() : [],
  concurrency: 2,
  // on a busy machine a slow test must not count as a noticed change
  timeoutMS: 60_000,
  timeoutFactor: 3,
  dryRunTimeoutMinutes: 30,
  reporters: ['clear-text', 'json', 'progress-append-only'],
  clearTextReporter: { allowColor: false, allowEmojis: false, logTests: false, reportTests: false },
  jsonReporter: { fileName: 'test-results/mutation.json' },
  // Stryker's reader of such files doesn't support TypeScript 7, and vitest needs none
  tsconfigFile: 'none.json',
  ignorePatterns: ['tsconfig.json', 'test-results', 'dist'],
}
