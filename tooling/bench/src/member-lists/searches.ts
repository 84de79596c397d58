import { join } from 'node:path'

import { nextReport, order, startProcess, stopProcess } from '../measure/child-process.ts'
import type { Figure } from '../measure/figure.ts'
import { measurePairs, medianOf, ratiosOf, type Pair } from '../measure/paired.ts'
import { median, spread } from '../measure/statistics.ts'
import type { Asking } from './asking.ts'
import { MEMBERS, type Order, type Ready, type Search, type Searched } from './messages.ts'

const WARM_UP_ROUNDS = 2
const ROUNDS = 15
/** Fifty-five percent of the statements' own speed. */
const GOAL = 1 / 0.55

/** What staff type: part of a name, of an address, of a nickname. */
const SEARCHES: readonly Search[] = [
  { column: 'name', text: 'sofia' },
  { column: 'last_name_1', text: 'Hernández' },
  { column: 'email', text: 'garcia777' },
  { column: 'pseudonym', text: 'lobo 12' },
  { column: 'name', text: 'jose' },
  { column: 'last_name_1', text: 'mendo' },
  { column: 'email', text: 'daniel.lopez' },
  { column: 'pseudonym', text: '4321' },
  { column: 'last_name_1', text: 'zzz' },
  { column: 'email', text: 'maria.jose' },
]

const pathOf = ({ column, text }: Search): string =>
  `/api/v2/users?page=1&search_column=${column}&search=${encodeURIComponent(text)}`

const totalOf = async (asking: Asking, search: Search): Promise<number> =>
  (JSON.parse(await asking.one(pathOf(search))) as { meta: { total: number } }).meta.total

const figureOf = (pairs: readonly Pair[], totals: readonly number[]): Figure => {
  const ratios = ratiosOf(pairs)
  const detail =
    `${(medianOf(pairs, 'ours') / SEARCHES.length).toFixed(2)} ms a search over HTTP against ` +
    `${(medianOf(pairs, 'floor') / SEARCHES.length).toFixed(2)} ms for its count and its page in SQL alone, ` +
    `${Math.min(...totals)} to ${Math.max(...totals)} found, ratios ${spread(ratios)} in ${ROUNDS} paired rounds`
  return { name: `search of ${MEMBERS} members`, value: median(ratios), atMost: GOAL, unit: '×', detail }
}

/** How much a search over HTTP costs above its two statements, which run on a copy of the same files. */
export const measureSearches = async (asking: Asking, copy: string): Promise<Figure> => {
  const child = startProcess(join(import.meta.dirname, 'raw-search.ts'), { args: [copy] })
  try {
    await nextReport<Ready>(child, 'ready')
    const raw = async (): Promise<Searched> => {
      const searched = nextReport<Searched>(child, 'searched')
      order(child, { kind: 'search', searches: SEARCHES } satisfies Order)
      return searched
    }
    const { totals } = await raw()
    const ours: number[] = []
    for (const search of SEARCHES) ours.push(await totalOf(asking, search))
    if (ours.join() !== totals.join()) throw new Error(`found ${ours.join()}, in SQL ${totals.join()}`)
    const pairs = await measurePairs({
      warmUp: WARM_UP_ROUNDS,
      rounds: ROUNDS,
      ours: () => asking.all(SEARCHES.map(pathOf)),
      floor: async () => (await raw()).milliseconds,
    })
    return figureOf(pairs, totals)
  } finally {
    await stopProcess(child)
  }
}
