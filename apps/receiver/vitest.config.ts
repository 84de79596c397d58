import { bySize } from '@repo/test-size'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    environment: 'node',
    testTimeout: bySize({ small: 60_000, full: 300_000, night: 1_800_000 }),
    hookTimeout: 120_000,
    reporters: ['default', ['json', { outputFile: 'test-results/vitest.json' }]],
    retry: process.env['CI'] ? 1 : 0,
  },
})
