import type { Browser } from 'playwright'

import type { Figure } from '../measure/figure.ts'
import { medianOf, ratiosOf, type Pair } from '../measure/paired.ts'
import { median, spread } from '../measure/statistics.ts'
import { visit, type Visited } from './visit.ts'

const ROUND_TRIPS_MS = [150, 562] as const
/** Includes a warm-up round. */
const ROUNDS = 8

const ASKED = [
  { part: 'largestPaint', name: 'its largest paint', atMost: 0.55 },
  { part: 'blocked', name: 'time blocked by long tasks', atMost: 0.3 },
  // the largest paint may be the placeholder, so the form counts
  { part: 'shown', name: 'the form on screen', atMost: 0.75 },
] as const

interface Round {
  readonly ours: Visited
  readonly floor: Visited
}

const visitAnew = async (browser: Browser, url: string, roundTrip: number): Promise<Visited> => {
  const context = await browser.newContext({ locale: 'en-US' })
  const visited = await visit(context, { url, roundTrip, until: 'input[type=password]' })
  await context.close()
  return visited
}

const figureOf = ({ part, name, atMost }: (typeof ASKED)[number], roundTrip: number, rounds: Round[]): Figure => {
  const pairs = rounds.map(({ ours, floor }): Pair => ({ ours: ours[part], floor: floor[part] }))
  return {
    name: `the login at ${roundTrip} ms round trip, ${name}`,
    value: median(ratiosOf(pairs)),
    atMost,
    unit: '×',
    detail:
      `${medianOf(pairs, 'ours').toFixed(0)} ms against ${medianOf(pairs, 'floor').toFixed(0)} ms of react-admin's ` +
      `starter, ratios ${spread(ratiosOf(pairs))} in ${rounds.length} paired rounds`,
  }
}

/** Alternates the order of both, with a new profile each. */
export const compareLogins = async (browser: Browser, ours: string, floor: string): Promise<readonly Figure[]> => {
  const figures: Figure[] = []
  for (const roundTrip of ROUND_TRIPS_MS) {
    const rounds: Round[] = []
    for (let round = 0; round < ROUNDS; round += 1) {
      const seen: Partial<Record<keyof Round, Visited>> = {}
      for (const way of round % 2 === 0 ? (['ours', 'floor'] as const) : (['floor', 'ours'] as const))
        seen[way] = await visitAnew(browser, way === 'ours' ? ours : floor, roundTrip)
      if (round > 0) rounds.push(seen as Round)
    }
    figures.push(...ASKED.map((asked) => figureOf(asked, roundTrip, rounds)))
  }
  return figures
}
