import { fileURLToPath } from 'node:url'

import { shared } from '../../stryker.config.mjs'

export default {
  ...shared,
  plugins: [fileURLToPath(import.meta.resolve('@stryker-mutator/vitest-runner'))],
  mutate: ['src/{areas,http}/**/*.ts', '!src/**/*.test.ts'],
  thresholds: { high: 95, low: 85, break: 85 },
  vitest: { configFile: 'vitest.mutation.config.ts', related: false },
  // constants computed when a module loads would run every test for each change
  ignoreStatic: true,
}
