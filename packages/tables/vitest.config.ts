import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    environment: 'node',
    isolate: false,
    reporters: ['default', ['json', { outputFile: 'test-results/vitest.json' }]],
  },
})
