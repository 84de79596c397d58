import { rmSync } from 'node:fs'
import { join, resolve } from 'node:path'

import { ensureChromium } from '@repo/browser'

import { checkBundles } from './bundle-budget.ts'
import {
  countPlaywright,
  countVitest,
  playwrightReports,
  sentenceOf,
  sum,
  vitestReports,
  type Count,
} from './count-tests.ts'
import { failedInPlaywright, failedInVitest, retriedInPlaywright, retriedInVitest } from './failed-tests.ts'
import { checkLockfile } from './lockfile.ts'
import { countPictures, whyNoPictures } from './pictures.ts'
import { checkRoutes } from './route-budget.ts'
import { runCommand, type CommandResult } from './run-command.ts'
import { toolCommand } from './tool-command.ts'
import { checkWords } from './words.ts'

const root = resolve(import.meta.dirname, '../../..')
const e2e = join(root, 'e2e')

const TESTS = ['run', 'test', '--continue=always', '--concurrency=2', '--output-logs=new-only']
const PLAYWRIGHT = { package: '@playwright/test', name: 'playwright' }

interface Step {
  readonly name: string
  readonly run: () => CommandResult | Promise<CommandResult>
  /** How many tests ran, for steps that run tests; other steps count as one. */
  readonly count?: () => Count
  /** Which tests failed, each with the beginning of its message. */
  readonly failed?: () => readonly string[]
  /** Which tests passed only at their second try. */
  readonly retried?: () => readonly string[]
}

/** Runs a tool of the root's. */
const tool =
  (name: string, ...args: string[]) =>
  () =>
    runCommand(toolCommand(root, { package: name }, args), { cwd: root })

/** Packs what was built, and starts it where there is nothing else. */
const TRY_ARCHIVE = [process.execPath, join(root, 'tooling/release/src/main.ts'), '--try']

const WITHOUT_TESTS = ['-c', 'knip.production.ts', '--production', '--include', 'exports', '--no-config-hints']

/** Each half of the journeys has a server of its own: they wait for clocks and frames more than for the machine. */
const HALVES = [
  { shard: '1/2', port: '4310' },
  { shard: '2/2', port: '4320' },
]

const runHalves = async (): Promise<CommandResult> => {
  const halves = await Promise.all(
    HALVES.map(({ shard, port }) =>
      runCommand(toolCommand(e2e, PLAYWRIGHT, ['test', `--shard=${shard}`]), {
        cwd: e2e,
        env: { E2E_PORT: port },
      }),
    ),
  )
  return { ok: halves.every(({ ok }) => ok), output: halves.map(({ output }) => output).join('\n') }
}

const steps = (chromium: string): readonly Step[] => [
  { name: 'format', run: tool('oxfmt', '--check') },
  { name: 'lint', run: tool('oxlint') },
  { name: 'types', run: tool('turbo', 'run', 'typecheck', '--output-logs=errors-only') },
  { name: 'boundaries', run: tool('turbo', 'boundaries') },
  { name: 'dead code', run: tool('knip') },
  { name: 'code for tests alone', run: tool('knip', ...WITHOUT_TESTS) },
  { name: 'lockfile', run: () => checkLockfile(root) },
  { name: 'words', run: () => checkWords(root) },
  { name: 'build', run: tool('turbo', 'run', 'build', '--output-logs=errors-only') },
  { name: 'storybook', run: tool('turbo', 'run', 'build-storybook', '--output-logs=errors-only') },
  { name: 'bundles', run: () => checkBundles(root) },
  { name: 'files of screens', run: () => checkRoutes(root) },
  { name: 'archive', run: () => runCommand(TRY_ARCHIVE, { cwd: root }) },
  {
    name: 'tests',
    run: () => runCommand(toolCommand(root, { package: 'turbo' }, TESTS), { cwd: root, env: { CHROMIUM: chromium } }),
    count: () => countVitest(root),
    failed: () => vitestReports(root).flatMap(failedInVitest),
    retried: () => vitestReports(root).flatMap(retriedInVitest),
  },
  {
    name: 'pictures',
    run: () => {
      for (const why of whyNoPictures(root)) process.stdout.write(`     pictures are not compared in ${why}\n`)
      return { ok: true, output: '' }
    },
    count: () => countPictures(root),
  },
  {
    name: 'journeys',
    run: runHalves,
    count: () => countPlaywright(root),
    failed: () => playwrightReports(root).flatMap(failedInPlaywright),
    retried: () => playwrightReports(root).flatMap(retriedInPlaywright),
  },
]

const counted = ({ count }: Step, { ok }: CommandResult): Count => {
  if (count === undefined) return { passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0 }
  const found = count()
  // a run that failed without naming a test has failed all the same, and so has one that ran nothing
  const isSilent = found.failed === 0 && (!ok || found.passed + found.skipped === 0)
  return isSilent ? { ...found, failed: 1 } : found
}

interface Outcome extends Count {
  /** The tests that failed. */
  readonly names: readonly string[]
  /** The tests that passed only at their second try. */
  readonly retried: readonly string[]
}

const runStep = async (step: Step): Promise<Outcome> => {
  const startedAt = performance.now()
  const result = await step.run()
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
  const count = counted(step, result)
  process.stdout.write(`${count.failed === 0 ? 'ok  ' : 'FAIL'} ${step.name} (${sentenceOf(count)}, ${seconds} s)\n`)
  const retried = step.retried?.() ?? []
  if (count.failed === 0) return { ...count, names: [], retried }
  const names = step.failed?.() ?? []
  // what failed stands before the long output, and once more at the end of all
  process.stdout.write(`${[...names, result.output].join('\n')}\n`)
  return { ...count, names, retried }
}

/** Runs every check of the repository; the last line says how many passed, and how many were skipped. */
const main = async (): Promise<void> => {
  const chromium = ensureChromium()
  if (chromium === undefined)
    throw new Error('No Chromium was found, and none could be installed. Set CHROMIUM to one.')
  rmSync(join(root, 'e2e/test-results'), { recursive: true, force: true })
  const outcomes: Outcome[] = []
  for (const step of steps(chromium)) outcomes.push(await runStep(step))
  const total = sum(outcomes)
  const retried = outcomes.flatMap((outcome) => outcome.retried)
  const lines = [
    ...outcomes.flatMap(({ names }) => names),
    ...(retried.length === 0 ? [] : ['passed only at the second try, which is a fault to mend:', ...retried]),
  ]
  for (const line of lines) process.stdout.write(`${line}\n`)
  process.stdout.write(`${sentenceOf(total)}\n`)
  process.exit(total.failed === 0 ? 0 : 1)
}

await main()
