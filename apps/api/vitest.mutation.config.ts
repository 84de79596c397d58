import { defineConfig } from 'vitest/config'

/** Tests that start processes of their own, where no change is switched on, or that repeat for long what others ask once. */
const LEFT_OUT = [
  'tests/broken-data.test.ts',
  'tests/contract-fuzz.test.ts',
  'tests/faulty-process.test.ts',
  'tests/fence.test.ts',
  'tests/folder-lock.test.ts',
  'tests/mail-recovery.test.ts',
  'tests/recovery.test.ts',
  'tests/standby.test.ts',
  'tests/terminal-process.test.ts',
  'tests/throttles.test.ts',
  'tests/tls.test.ts',
  'tests/training-types-migration.test.ts',
  'tests/web-apps.test.ts',
]

/** For `pnpm mutate`: each change runs the tests that reach it, one file after the other. */
export default defineConfig({
  test: {
    environment: 'node',
    globalSetup: ['tests/prepare-database.ts'],
    setupFiles: ['tests/close-at-end.ts'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
    isolate: false,
    include: ['{src,tests}/**/*.test.ts'],
    exclude: LEFT_OUT,
  },
})
