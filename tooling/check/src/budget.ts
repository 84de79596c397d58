import type { Level } from './steps.ts'

interface Timed {
  readonly name: string
  readonly seconds: number
}

/** Seconds of each command on two cores that do nothing else, where the fixed workload takes `WORKLOAD_SECONDS`. */
const COMMAND_SECONDS: Readonly<Record<Level, number>> = { check: 180, test: 900, full: 2100 }
const WORKLOAD_SECONDS = 0.127

/** Seconds of each step on the same machine, with a margin of a fifth. */
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

/**
 * What makes a command take longer than its budget, both scaled to this machine by the fixed workload: one line that
 * says so, and one for each step that has grown. Nothing while the command is within its budget.
 */
export const overBudget = (level: Level, steps: readonly Timed[], workloadSeconds: number): readonly string[] => {
  // the workload varies with what runs beside it, so a fast sample leaves the budget as it is
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
