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
  'src/database/broken-data.test.ts',
  'tests/contract-fuzz.test.ts',
  'src/operations/grafana-dashboard.test.ts',
  'src/operations/deploy-files.test.ts',
  'src/operations/deploy-tools.test.ts',
  'src/database/pglite/embedded-databases.test.ts',
  'src/operations/process/faulty-process.test.ts',
  'src/database/fence.test.ts',
  'src/database/data-directory-lock.test.ts',
  'tests/hostile/hostile-clients.test.ts',
  'tests/faults/mail-recovery.test.ts',
  'tests/faults/recovery.test.ts',
  'src/operations/backup/released-data.test.ts',
  'src/app/standby-postgres.test.ts',
  'src/operations/cli/cli-process.test.ts',
]

/** Small files first: the first test that notices a change ends its run. */
class SmallFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return files.toSorted((one, other) => statSync(one.moduleId).size - statSync(other.moduleId).size)
  }
}

/** For `pnpm mutate`. */
export default defineConfig({
  test: { sequence: { sequencer: SmallFirst }, projects: projectsWithout(LEFT_OUT, ['testing/count-hooks.ts']) },
})
