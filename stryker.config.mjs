/** Shared by the packages whose tests `pnpm mutate` tries; each adds its files in a `stryker.config.mjs`. */
export const shared = {
  testRunner: 'vitest',
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
