import { defineConfig, type TestProjectConfiguration } from 'vitest/config'

const shared = {
  environment: 'node' as const,
  globalSetup: ['tests/prepare-database.ts'],
  testTimeout: 60_000,
  hookTimeout: 120_000,
  // whoever needs a second try is named by the check
  retry: process.env['CI'] ? 1 : 0,
}
const SETUP = 'tests/close-at-end.ts'

/** What replaces modules, or counts on modules that nobody has used, has a process of its own. */
const ALONE = ['tests/throttles.test.ts']

/** The tests but for some files, each with what is set up before it. */
export const projectsWithout = (
  files: readonly string[],
  setupBefore: readonly string[] = [],
): TestProjectConfiguration[] => {
  const setupFiles = [...setupBefore, SETUP]
  return [
    {
      test: {
        ...shared,
        name: 'together',
        setupFiles,
        isolate: false,
        include: ['{src,tests}/**/*.test.ts'],
        exclude: [...ALONE, ...files],
      },
    },
    { test: { ...shared, name: 'alone', setupFiles, include: ALONE } },
  ]
}

export default defineConfig({
  test: {
    // vitest would leave one core to itself, half of a small machine, and it has little to do
    maxWorkers: '100%',
    reporters: ['default', ['json', { outputFile: 'test-results/vitest.json' }]],
    projects: projectsWithout([]),
  },
})
