import { statSync } from 'node:fs'

import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

import { projectsWithout } from './vitest.config.ts'

/**
 * Tests that start their own processes, where no change is switched on, that read files outside of the package, which
 * Stryker doesn't copy, or that repeat at length what others try once.
 */
const LEFT_OUT = [
  'src/version.test.ts',
  'tests/broken-data.test.ts',
  'tests/contract-fuzz.test.ts',
  'tests/dashboard-file.test.ts',
  'tests/deploy-files.test.ts',
  'tests/deploy-tools.test.ts',
  'tests/embedded-databases.test.ts',
  'tests/faulty-process.test.ts',
  'tests/fence.test.ts',
  'tests/folder-lock.test.ts',
  'tests/hostile-clients.test.ts',
  'tests/mail-recovery.test.ts',
  'tests/recovery.test.ts',
  'tests/released-data.test.ts',
  'tests/standby.test.ts',
  'tests/terminal-process.test.ts',
  'tests/training-types-migration.test.ts',
]

/** Small files first: the first test that notices a change ends its run. */
class SmallFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return files.toSorted((one, other) => statSync(one.moduleId).size - statSync(other.moduleId).size)
  }
}

/** For `pnpm mutate`. */
export default defineConfig({
  test: { sequence: { sequencer: SmallFirst }, projects: projectsWithout(LEFT_OUT, ['tests/count-hooks.ts']) },
})
