import { defineConfig } from 'vitest/config'

import { projectsWithout } from './vitest.config.ts'

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
  'tests/training-types-migration.test.ts',
]

/** For `pnpm mutate`. */
export default defineConfig({ test: { projects: projectsWithout(LEFT_OUT) } })
