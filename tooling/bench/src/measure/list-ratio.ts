import type { Asking } from '../member-lists/asking.ts'
import type { Ran, Statements } from '../sensor-lists/messages.ts'
import type { Figure } from './figure.ts'
import { measurePairs, medianOf, ratiosOf } from './paired.ts'
import type { Raw } from './raw-lists.ts'
import { median, spread } from './statistics.ts'

const WARM_UP_ROUNDS = 2
const ROUNDS = 15
/** A round of fewer calls would time a server whose code is not compiled yet, and each turn of its collector. */
const CALLS_A_ROUND = 40
/** Calls that are surrounded to say what that costs. */
const SURROUNDED = 200
/** Fifty-five percent of the statements' own speed. */
const GOAL = 1 / 0.55

/** A call, and what it needs in SQL. */
export interface Asked extends Statements {
  readonly path: string
}

/** The least server there could be of a list. */
export interface Least {
  /** What a call costs it, in milliseconds, where it is asked so many. */
  readonly cost: (calls: number) => Promise<number>
  readonly stop: () => Promise<void>
}

interface Listed {
  readonly name: string
  readonly asked: readonly Asked[]
  /** What an answer says of how many there are, given how many its count found: both must agree. */
  readonly totalOf: (answer: string) => number
  readonly countedAs?: (total: number) => number
  /** Where a call takes seconds: fewer rounds, and each once. */
  readonly rounds?: number
  readonly least?: () => Promise<Least>
  /** The server's CPU so far, in milliseconds; without it time is measured. */
  readonly cpu?: () => number
}

export const totalInMeta = (answer: string): number => (JSON.parse(answer) as { meta: { total: number } }).meta.total

/** How much slower calls of a list are over HTTP than their statements alone, in SQL on a copy of the same files. */
export const listRatio = async (
  { name, asked, totalOf, countedAs = (total) => total, rounds, least, cpu }: Listed,
  asking: Asking,
  raw: Raw,
): Promise<Figure> => {
  const totals = (await raw.run(asked)).totals.map(countedAs)
  const ours: number[] = []
  for (const { path } of asked) ours.push(totalOf(await asking.one(path)))
  if (ours.join() !== totals.join()) throw new Error(`${name}: found ${ours.join()}, in SQL ${totals.join()}`)
  const times = rounds === undefined ? Math.ceil(CALLS_A_ROUND / asked.length) : 1
  const calls = Array.from({ length: times }, () => asked).flat()
  const costOf = ({ milliseconds, cpu: needed }: Ran) => (cpu === undefined ? milliseconds : needed)
  const server = await least?.()
  const leastCosts: number[] = []
  const pairs = await measurePairs({
    warmUp: WARM_UP_ROUNDS,
    rounds: rounds ?? ROUNDS,
    ours: async () => {
      const before = cpu?.() ?? 0
      const passed = await asking.all(calls.map(({ path }) => path))
      return cpu === undefined ? passed : cpu() - before
    },
    floor: async () => {
      if (server !== undefined) leastCosts.push(await server.cost(calls.length))
      return costOf(await raw.run(calls))
    },
  })
  await server?.stop()
  const around = costOf(await raw.surround(SURROUNDED)) / SURROUNDED
  const leastRatios = leastCosts
    .slice(WARM_UP_ROUNDS)
    .map((cost, round) => (cost * calls.length) / (pairs[round]?.floor ?? 0))
  const ratios = ratiosOf(pairs)
  const floor = medianOf(pairs, 'floor') / calls.length
  const detail =
    `${(medianOf(pairs, 'ours') / calls.length).toFixed(2)} ms ${cpu === undefined ? '' : 'of CPU '}a call over HTTP against ` +
    `${floor.toFixed(2)} ms for its count and its page in SQL alone, ` +
    `${((floor + around) / floor).toFixed(2)} × with who calls and in which branch, ` +
    (leastRatios.length === 0
      ? ''
      : `${median(leastRatios).toFixed(2)} × by the least server there could be (${spread(leastRatios)}), `) +
    `ratios ${spread(ratios)} in ${rounds ?? ROUNDS} paired rounds of ${calls.length}`
  return { name, value: median(ratios), atMost: GOAL, unit: '×', detail }
}
