import { execFileSync } from 'node:child_process'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'

import { ensureChromium } from '@repo/browser'

import { overBudget } from './budgets/budget.ts'
import { sampleWorkload } from './budgets/fixed-workload.ts'
import { sentenceOf, slowestOf, sum, type Count } from './reports/count-tests.ts'
import { readReports, removeReports, type Reports } from './reports/reports.ts'
import type { CommandResult } from './run-command.ts'
import { LEVELS, stepsOf, type Level, type Step } from './steps.ts'

const root = resolve(import.meta.dirname, '../../..')
const SLOWEST = 10
/** Budgets don't fail on CI, where the fixed workload doesn't capture noisy neighbors. */
const isShared = process.env['CI'] !== undefined

interface Outcome {
  readonly name: string
  readonly count: Count
  readonly seconds: number
  readonly reports: Reports
}

const NO_REPORTS: Reports = { count: { passed: 0, failed: 0, skipped: 0 }, failed: [], retried: [], tests: [] }

const counted = ({ hasReports = false }: Step, { ok }: CommandResult, { count }: Reports): Count => {
  if (!hasReports) return { passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0 }
  // a failed run without a failed test counts as a failure, and so does one without tests
  const isSilent = count.failed === 0 && (!ok || count.passed + count.skipped === 0)
  return isSilent ? { ...count, failed: 1 } : count
}

const print = (line: string): void => void process.stdout.write(`${line}\n`)

const runStep = async (step: Step): Promise<Outcome> => {
  if (step.hasReports) removeReports(root)
  const startedAt = performance.now()
  const result = await step.run()
  const seconds = (performance.now() - startedAt) / 1000
  const reports = step.hasReports ? readReports(root) : NO_REPORTS
  const count = counted(step, result, reports)
  const figures = [sentenceOf(count), `${seconds.toFixed(1)} s`, ...(result.note === undefined ? [] : [result.note])]
  print(`${count.failed === 0 ? 'ok  ' : 'FAIL'} ${step.name} (${figures.join(', ')})`)
  // failed tests are listed before the long output, and again at the end
  if (count.failed > 0) print([...reports.failed, result.output].join('\n'))
  return { name: step.name, count, seconds, reports }
}

const judge = (level: Level, outcomes: readonly Outcome[], workloadSeconds: number): Count => {
  const tests = outcomes.flatMap(({ reports }) => reports.tests)
  if (tests.length > 0) print('the slowest tests:')
  for (const { name, seconds } of slowestOf(tests, SLOWEST)) print(`  ${seconds.toFixed(1)} s  ${name}`)
  const retried = outcomes.flatMap(({ reports }) => reports.retried)
  if (retried.length > 0) print(['passed only at the second try, which is a fault to fix:', ...retried].join('\n'))
  const grown = overBudget(level, outcomes, workloadSeconds)
  for (const line of grown) print(line)
  const retryFaults = level === 'full' ? retried.length : 0
  const budgetFaults = grown.length > 0 && !isShared ? 1 : 0
  return { passed: 0, failed: retryFaults + budgetFaults, skipped: 0 }
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    after: { type: 'string' },
    force: { type: 'boolean', default: false },
  },
})
const level = LEVELS.find((name) => name === positionals[0])
if (level === undefined) throw new Error(`the first word is one of ${LEVELS.join(', ')}`)
const chromium = level === 'check' ? '' : ensureChromium()
if (chromium === undefined) throw new Error('No Chromium was found, and none could be installed. Set CHROMIUM to one.')
const chromiumVersion = chromium === '' ? '' : execFileSync(chromium, ['--version'], { encoding: 'utf8' }).trim()

process.env['TEST_SEED'] ??= String(Math.floor(Math.random() * 2 ** 31))
print(`seed of the searches: TEST_SEED=${process.env['TEST_SEED']}`)

const done = LEVELS.findIndex((name) => name === values.after)
const steps = stepsOf({ root, chromiumVersion, force: values.force }).filter(
  ({ from }) => LEVELS.indexOf(from) <= LEVELS.indexOf(level) && LEVELS.indexOf(from) > done,
)
const endSamples = sampleWorkload()
const outcomes: Outcome[] = []
for (const step of steps) outcomes.push(await runStep(step))
const workloadSeconds = endSamples()
print(`the fixed workload took ${workloadSeconds.toFixed(3)} s`)
const judged = judge(level, outcomes, workloadSeconds)
const total = sum([...outcomes.map(({ count }) => count), judged])
for (const line of outcomes.flatMap(({ reports }) => reports.failed)) print(line)
// flushes a pipe before exiting
process.stdout.write(`${sentenceOf(total)}\n`, () => process.exit(total.failed === 0 ? 0 : 1))
