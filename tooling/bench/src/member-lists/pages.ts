import type { Figure } from '../measure/figure.ts'
import { measurePairs, medianOf, ratiosOf } from '../measure/paired.ts'
import { median, spread } from '../measure/statistics.ts'
import type { Asking } from './asking.ts'
import { MEMBERS } from './messages.ts'

const REQUESTS = 20
const WARM_UP_ROUNDS = 2
const ROUNDS = 15
/** Sixty percent of the first page's speed. */
const GOAL = 1 / 0.6

const pathOf = (page: number, sort: string): string => `/api/v2/users?page=${page}&sort=${sort}&direction=desc`

const figureOf = async (asking: Asking, place: string, page: number): Promise<Figure> => {
  const requests = (number: number) =>
    Array.from({ length: REQUESTS }, (_, index) => pathOf(number, index % 2 === 0 ? 'created' : 'name'))
  const from = performance.now()
  await asking.one(pathOf(page, 'name'))
  const cold = performance.now() - from
  const pairs = await measurePairs({
    warmUp: WARM_UP_ROUNDS,
    rounds: ROUNDS,
    ours: () => asking.all(requests(page)),
    floor: () => asking.all(requests(1)),
  })
  const ratios = ratiosOf(pairs)
  const detail =
    `${(medianOf(pairs, 'ours') / REQUESTS).toFixed(2)} ms a page against ${(medianOf(pairs, 'floor') / REQUESTS).toFixed(2)} ms ` +
    `for page 1, by creation and by name, ratios ${spread(ratios)} in ${ROUNDS} paired rounds; ${cold.toFixed(0)} ms at the very first`
  return { name: `${place} page of ${MEMBERS} members`, value: median(ratios), atMost: GOAL, unit: '×', detail }
}

/** How much slower a page deep in the list is than the first, over HTTP. */
export const measurePages = async (asking: Asking): Promise<readonly Figure[]> => {
  const { meta } = JSON.parse(await asking.one(pathOf(1, 'created'))) as { meta: { last_page: number } }
  return [
    await figureOf(asking, 'last', meta.last_page),
    await figureOf(asking, 'middle', Math.round(meta.last_page / 2)),
  ]
}
