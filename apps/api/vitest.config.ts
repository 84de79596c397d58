import { defineConfig, type TestProjectConfiguration } from 'vitest/config'

const shared = {
  environment: 'node' as const,
  globalSetup: ['tests/prepare-database.ts'],
  setupFiles: ['tests/close-at-end.ts'],
  testTimeout: 30_000,
  hookTimeout: 60_000,
}

/** What replaces modules, or counts on modules that nobody has used, has a process of its own. */
const ALONE = ['tests/throttles.test.ts']

/** The tests but for some files. */
export const projectsWithout = (files: readonly string[]): TestProjectConfiguration[] => [
  {
    test: {
      ...shared,
      name: 'together',
      isolate: false,
      include: ['{src,tests}/**/*.test.ts'],
      exclude: [...ALONE, ...files],
    },
  },
  { test: { ...shared, name: 'alone', include: ALONE } },
]

export default defineConfig({
  test: {
    // vitest would leave one core to itself, half of a small machine, and it has little to do
    maxWorkers: '100%',
    reporters: ['default', ['json', { outputFile: 'test-results/vitest.json' }]],
    projects: projectsWithout([]),
  },
})
