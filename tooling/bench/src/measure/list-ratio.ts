import type { Asking } from '../member-lists/asking.ts'
import type { Ran, Statements } from '../sensor-lists/messages.ts'
import type { Figure } from './figure.ts'
import { measurePairs, medianOf, ratiosOf } from './paired.ts'
import { median, spread } from './statistics.ts'

const WARM_UP_ROUNDS = 2
const ROUNDS = 15
/** Fifty-five percent of the statements' own speed. */
const GOAL = 1 / 0.55

/** A call, and what it needs in SQL. */
export interface Asked extends Statements {
  readonly path: string
}

export type Raw = (asked: readonly Statements[]) => Promise<Ran>

interface Listed {
  readonly name: string
  readonly asked: readonly Asked[]
  /** What an answer says of how many there are, given how many its count found: both must agree. */
  readonly totalOf: (answer: string) => number
  readonly countedAs?: (total: number) => number
  /** Fewer where a call takes seconds. */
  readonly rounds?: number
}

export const totalInMeta = (answer: string): number => (JSON.parse(answer) as { meta: { total: number } }).meta.total

/** How much slower calls of a list are over HTTP than their statements alone, in SQL on a copy of the same files. */
export const listRatio = async (
  { name, asked, totalOf, countedAs = (total) => total, rounds = ROUNDS }: Listed,
  asking: Asking,
  raw: Raw,
): Promise<Figure> => {
  const totals = (await raw(asked)).totals.map(countedAs)
  const ours: number[] = []
  for (const { path } of asked) ours.push(totalOf(await asking.one(path)))
  if (ours.join() !== totals.join()) throw new Error(`${name}: found ${ours.join()}, in SQL ${totals.join()}`)
  const pairs = await measurePairs({
    warmUp: WARM_UP_ROUNDS,
    rounds,
    ours: () => asking.all(asked.map(({ path }) => path)),
    floor: async () => (await raw(asked)).milliseconds,
  })
  const ratios = ratiosOf(pairs)
  const detail =
    `${(medianOf(pairs, 'ours') / asked.length).toFixed(2)} ms a call over HTTP against ` +
    `${(medianOf(pairs, 'floor') / asked.length).toFixed(2)} ms for its count and its page in SQL alone, ` +
    `ratios ${spread(ratios)} in ${rounds} paired rounds`
  return { name, value: median(ratios), atMost: GOAL, unit: '×', detail }
}
