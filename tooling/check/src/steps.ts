import { join } from 'node:path'

import type { TestSize } from '@repo/test-size'

import { checkBundles } from './budgets/bundle-budget.ts'
import { checkRoutes } from './budgets/route-budget.ts'
import { withPostgres } from './postgres-cluster.ts'
import { checkLockfile } from './rules/lockfile.ts'
import { checkWords } from './rules/words.ts'
import { runCommand, type CommandResult } from './run-command.ts'
import { toolCommand } from './tool-command.ts'
import { runTurbo } from './turbo.ts'

/** `check` before a commit, `test` before a push, `full` before a release. */
export const LEVELS = ['check', 'test', 'full'] as const
export type Level = (typeof LEVELS)[number]

export interface Step {
  readonly name: string
  readonly from: Level
  readonly run: () => CommandResult | Promise<CommandResult>
  readonly hasReports?: boolean
}

const WITHOUT_TESTS = ['-c', 'knip.production.ts', '--production', '--include', 'exports', '--no-config-hints']

interface Surroundings {
  readonly root: string
  /** Invalidates cached results when the browser changes. */
  readonly chromiumVersion: string
  readonly force: boolean
}

const testEnvironment = ({ chromiumVersion }: Surroundings, TEST_SIZE: TestSize) => ({
  CHROMIUM_VERSION: chromiumVersion,
  TEST_SIZE,
})

/** Never cached, because the database URL differs in each run. */
const testOnPostgres = (surroundings: Surroundings): Promise<CommandResult> => {
  const cwd = join(surroundings.root, 'apps/api')
  return withPostgres((TEST_DATABASE_URL) =>
    runCommand(toolCommand(cwd, { package: 'vitest' }, ['run']), {
      cwd,
      env: { ...testEnvironment(surroundings, 'full'), TEST_DATABASE_URL },
    }),
  )
}

const staticSteps = ({ root }: Surroundings): readonly Step[] => {
  const tool =
    (name: string, ...args: string[]) =>
    () =>
      runCommand(toolCommand(root, { package: name }, args), { cwd: root })
  return [
    { name: 'format', from: 'check', run: tool('oxfmt', '--check') },
    { name: 'lint', from: 'check', run: tool('oxlint') },
    { name: 'types', from: 'check', run: () => runTurbo(root, ['typecheck']) },
    { name: 'boundaries', from: 'check', run: tool('turbo', 'boundaries') },
    { name: 'dead code', from: 'check', run: tool('knip') },
    { name: 'code for tests alone', from: 'check', run: tool('knip', ...WITHOUT_TESTS) },
    { name: 'lockfile', from: 'check', run: () => checkLockfile(root) },
    { name: 'words', from: 'check', run: () => checkWords(root) },
  ]
}

export const stepsOf = (surroundings: Surroundings): readonly Step[] => {
  const { root, force } = surroundings
  const tests = (size: TestSize, ...tasks: string[]) =>
    runTurbo(root, tasks, { env: testEnvironment(surroundings, size), force })
  const archive = [process.execPath, join(root, 'tooling/release/src/main.ts'), '--try']
  return [
    ...staticSteps(surroundings),
    { name: 'unit tests', from: 'check', run: () => tests('small', 'test:unit'), hasReports: true },
    { name: 'build', from: 'test', run: () => runTurbo(root, ['build']) },
    { name: 'bundles', from: 'test', run: () => checkBundles(root) },
    { name: 'files of screens', from: 'test', run: () => checkRoutes(root) },
    // the server's tests wait half of the time, so stories run in parallel
    {
      name: 'server, stories',
      from: 'test',
      run: () => tests('small', 'test:server', 'test:stories'),
      hasReports: true,
    },
    { name: 'journeys', from: 'test', run: () => tests('small', 'test:journeys'), hasReports: true },
    { name: 'storybook', from: 'full', run: () => tests('full', 'test:storybook'), hasReports: true },
    { name: 'archive', from: 'full', run: () => runCommand(archive, { cwd: root }) },
    {
      name: 'pictures, long journeys',
      from: 'full',
      run: () => tests('full', 'test:stories', 'test:journeys'),
      hasReports: true,
    },
    { name: 'server on PostgreSQL', from: 'full', run: () => testOnPostgres(surroundings), hasReports: true },
  ]
}
