import { statSync } from 'node:fs'

import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

import { projectsWithout } from './vitest.config.ts'

/** Tests that start processes of their own, where no change is switched on, or that repeat for long what others ask once. */
const LEFT_OUT = [
  'tests/broken-data.test.ts',
  'tests/contract-fuzz.test.ts',
  'tests/embedded-databases.test.ts',
  'tests/faulty-process.test.ts',
  'tests/fence.test.ts',
  'tests/folder-lock.test.ts',
  'tests/hostile-clients.test.ts',
  'tests/mail-recovery.test.ts',
  'tests/recovery.test.ts',
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
