/** A thousand challenges, a board of a hundred thousand, and a challenge in which all of them take part. */
import { cpSync } from 'node:fs'
import { join } from 'node:path'

import { startBuiltServer } from '../measure/built-server.ts'
import { fillDataDirectory, withFolder } from '../measure/data-directory.ts'
import { signIn } from '../measure/demo-center.ts'
import type { Bench, Figure } from '../measure/figure.ts'
import { fill } from '../measure/fill.ts'
import { listRatio, totalInMeta } from '../measure/list-ratio.ts'
import { measurePairs, medianOf, ratiosOf } from '../measure/paired.ts'
import { withRawLists, type Raw } from '../measure/raw-lists.ts'
import { median, spread } from '../measure/statistics.ts'
import { createAsking, type Asking } from '../member-lists/asking.ts'
import { MEMBERS } from '../member-lists/messages.ts'
import { boardPage, boardSearch, challengeDetail, challengesBy, entrantsPage } from './asked.ts'
import { CHALLENGES, LARGE } from './messages.ts'

const SIZE = 20
const WARM_UP_ROUNDS = 2
const ROUNDS = 15
/** Of calls that take seconds. */
const SLOW_ROUNDS = 5
/** Sixty percent of the first page's speed. */
const DEEP_GOAL = 1 / 0.6

const lastPageIn = (answer: string): number => {
  const { lastPage, meta } = JSON.parse(answer) as { lastPage?: number; meta?: { last_page: number } }
  return lastPage ?? meta?.last_page ?? 0
}

const lastFigure = async (
  name: string,
  pathOf: (page: number) => string,
  asking: Asking,
  rounds = ROUNDS,
): Promise<Figure> => {
  const last = lastPageIn(await asking.one(pathOf(1)))
  const pairs = await measurePairs({
    warmUp: WARM_UP_ROUNDS,
    rounds,
    ours: () => asking.all([last, last - 1].map(pathOf)),
    floor: () => asking.all([1, 2].map(pathOf)),
  })
  const ratios = ratiosOf(pairs)
  const detail =
    `${(medianOf(pairs, 'ours') / 2).toFixed(2)} ms a page against ${(medianOf(pairs, 'floor') / 2).toFixed(2)} ms, ` +
    `ratios ${spread(ratios)} in ${rounds} paired rounds`
  return { name: `last pages of ${name}`, value: median(ratios), atMost: DEEP_GOAL, unit: '×', detail }
}

export const measureChallengeLists = async (branch: string, asking: Asking, raw: Raw): Promise<readonly Figure[]> => {
  const listed = (name: string, asked: Parameters<typeof listRatio>[0]['asked']) =>
    listRatio({ name, asked, totalOf: totalInMeta }, asking, raw)
  return [
    await listed(
      `pages of ${CHALLENGES} challenges`,
      [1, 2, 25, 50].map((page) => challengesBy({ page })),
    ),
    await listed(`searches of ${CHALLENGES} challenges`, [
      challengesBy({ query: '&column=name&data=copa', where: 'fold(c.name) like fold($2)', values: ['%copa%'] }),
      challengesBy({ query: '&column=challenge_type_id&data=2', where: `c.kind = 'group'` }),
    ]),
    await lastFigure(`${CHALLENGES} challenges`, (page) => challengesBy({ page }).path, asking),
    await listed(
      `ranking of ${MEMBERS}`,
      [1, 2].map((page) => boardPage(branch, page)),
    ),
    await listed(
      `searches of the ranking of ${MEMBERS}`,
      ['garcia777', 'daniel.lopez'].map((text) => boardSearch(branch, text)),
    ),
    await lastFigure(`the ranking of ${MEMBERS}`, (page) => boardPage(branch, page).path, asking),
    await listRatio(
      {
        name: `entrants of a challenge of ${MEMBERS}`,
        asked: [1, 2].map((page) => entrantsPage(LARGE, page)),
        totalOf: lastPageIn,
        countedAs: (total) => Math.ceil(total / SIZE),
        rounds: SLOW_ROUNDS,
      },
      asking,
      raw,
    ),
    await lastFigure(
      `the entrants of a challenge of ${MEMBERS}`,
      (page) => entrantsPage(LARGE, page).path,
      asking,
      SLOW_ROUNDS,
    ),
    await listRatio(
      {
        name: `detail of a challenge of ${MEMBERS}`,
        asked: [challengeDetail(LARGE)],
        totalOf: (answer) => (JSON.parse(answer) as { data: { goals: unknown[] } }).data.goals.length,
      },
      asking,
      raw,
    ),
  ]
}

export const benchChallengeLists: Bench = () =>
  withFolder(async (folder) => {
    const data = join(folder, 'data')
    const copy = join(folder, 'copy')
    await fillDataDirectory(data)
    await fill('member-lists/fill-members.ts', [join(data, 'postgres'), String(MEMBERS)])
    await fill('challenge-lists/fill-challenges.ts', [join(data, 'postgres')])
    cpSync(join(data, 'postgres'), copy, { recursive: true })
    const server = await startBuiltServer({ dataDirectory: data })
    const { headers, branchUuid } = await signIn(server.origin)
    const asking = createAsking(server.origin, headers)
    try {
      return await withRawLists(copy, (raw) => measureChallengeLists(branchUuid, asking, raw))
    } finally {
      asking.close()
      await server.stop()
    }
  })
