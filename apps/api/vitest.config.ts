import { bySize } from '@repo/test-size'
import { defineConfig, type TestProjectConfiguration } from 'vitest/config'

const shared = {
  environment: 'node' as const,
  globalSetup: ['testing/prepare-database.ts'],
  testTimeout: 60_000,
  hookTimeout: 120_000,
  // the check names each test that needs a second try
  retry: process.env['CI'] ? 1 : 0,
}
const SETUP = 'testing/close-at-end.ts'

/** Tests that replace modules or rely on fresh ones run in a separate process. */
const ALONE = ['src/http/limits/throttles.test.ts']

/** For the full size: servers that meet over NATS, a full disk of PostgreSQL, and processes that take long to go wrong. */
const NOT_SMALL = [
  'src/cluster/class-leases.test.ts',
  'src/operations/backup/backup-commands.test.ts',
  'src/areas/challenges/challenge-end-killed.test.ts',
  'src/cluster/cluster*.test.ts',
  'tests/faults/full-log.test.ts',
  'tests/faults/full-postgres.test.ts',
  'tests/hostile/hostile-uploads.test.ts',
  'tests/faults/killed-backup.test.ts',
  'tests/faults/mail-recovery.test.ts',
  'src/cluster/nats-tls.test.ts',
  'src/http/limits/open-files.test.ts',
  'src/cluster/server-calls.test.ts',
  'src/operations/backup/released-data.test.ts',
  'src/cluster/shared-realtime.test.ts',
  'tests/soak.test.ts',
  'src/operations/cli/cli-process.test.ts',
  'src/cluster/two-servers*.test.ts',
]

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
    projects: projectsWithout(bySize({ small: NOT_SMALL, full: [], night: [] })),
  },
})
