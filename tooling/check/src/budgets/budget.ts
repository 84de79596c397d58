import type { Level } from '../steps.ts'

interface Timed {
  readonly name: string
  readonly seconds: number
}

/** Seconds on two idle cores, where the fixed workload takes `WORKLOAD_SECONDS`. */
const COMMAND_SECONDS: Readonly<Record<Level, number>> = { check: 180, test: 900, full: 2100 }
const WORKLOAD_SECONDS = 0.127

/** Seconds on the same machine, plus 20 %. */
const STEP_SECONDS: Readonly<Record<string, number>> = {
  format: 3,
  lint: 30,
  types: 40,
  boundaries: 2,
  'dead code': 8,
  'code for tests alone': 6,
  lockfile: 1,
  words: 6,
  'unit tests': 60,
  build: 30,
  bundles: 2,
  'files of screens': 2,
  'server, stories': 500,
  journeys: 280,
  storybook: 30,
  archive: 40,
  'pictures, long journeys': 300,
  'server on PostgreSQL': 900,
}

/** Scales budgets by the fixed workload. */
export const overBudget = (level: Level, steps: readonly Timed[], workloadSeconds: number): readonly string[] => {
  // a fast sample doesn't shrink the budget, because the workload's time varies
  const scale = Math.max(1, workloadSeconds / WORKLOAD_SECONDS)
  const seconds = steps.reduce((total, step) => total + step.seconds, 0)
  const budget = COMMAND_SECONDS[level] * scale
  if (seconds <= budget) return []
  const grown = steps.filter((step) => step.seconds > (STEP_SECONDS[step.name] ?? 0) * scale)
  return [
    `${level} took ${seconds.toFixed(0)} s; its budget on this machine is ${budget.toFixed(0)} s. What grew:`,
    ...grown.map(
      ({ name, seconds: took }) =>
        `  ${name}: ${took.toFixed(0)} s instead of ${((STEP_SECONDS[name] ?? 0) * scale).toFixed(0)} s`,
    ),
  ]
}
