import { fileURLToPath } from 'node:url'

import { shared } from '../../stryker.config.mjs'

export default {
  ...shared,
  plugins: [fileURLToPath(import.meta.resolve('@stryker-mutator/vitest-runner'))],
  mutate: ['src/**/*.ts', '!src/**/*.test.ts'],
  thresholds: { high: 95, low: 95, break: 95 },
}
