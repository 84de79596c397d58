/**
 * How what a call costs grows with a center, from a hundred members to ten thousand, each with ten trainings in a year
 * and all in one challenge of a thousand; and what its running classes cost with the people in them.
 */
import { join } from 'node:path'

import { LARGE } from '../challenge-lists/messages.ts'
import { startBuiltServer } from '../measure/built-server.ts'
import { fillDataDirectory, withFolder } from '../measure/data-directory.ts'
import { signIn } from '../measure/demo-center.ts'
import { exponentOf } from '../measure/exponent.ts'
import type { Bench, Figure } from '../measure/figure.ts'
import { fill } from '../measure/fill.ts'
import { cpuMilliseconds } from '../measure/server-load.ts'
import { median } from '../measure/statistics.ts'
import { createAsking } from '../member-lists/asking.ts'
import { measureClasses } from './classes.ts'

const FEW = 100
const MANY = 10_000
const SIZES = [FEW, 1_000, MANY] as const
const TRAININGS_EACH = 10
const WARM_UP_ROUNDS = 2
const ROUNDS = 5
const CALLS_A_ROUND = 40
const MOST_EXPONENT = 0.3
const DAY_MS = 86_400_000
const PAGE_SIZE = 20

const dayAgo = (days: number): string => new Date(Date.now() - days * DAY_MS).toISOString().slice(0, 10)
const reportOf = (days: number): string => `/api/v2/center/report?from_date=${dayAgo(days)}&to_date=${dayAgo(1)}`

interface Size {
  readonly members: number
  readonly branch: string
}

/** Calls by what they are, in a center of so many members. */
const PATHS = {
  'first page of members': () => '/api/v2/users?page=1',
  'last page of members': ({ members }: Size) => `/api/v2/users?page=${members / PAGE_SIZE}&sort=name&direction=asc`,
  'search that finds one member': () => '/api/v2/users?page=1&search_column=email&search=pulso42%40',
  'first page of trainings': () => '/api/v2/trainings/level?page=1',
  'first page of the ranking': ({ branch }: Size) => `/api/v2/branch/${branch}?page=1`,
  'challenge in which everybody is': () => `/api/v1/challenges/${LARGE}`,
  'progress of the first in it': () => `/api/v2/users/challenges/${LARGE}?page=1`,
  'report of seven days': () => reportOf(7),
  'report of a year': () => reportOf(364),
} as const

type Name = keyof typeof PATHS
const NAMES = Object.keys(PATHS) as Name[]
type Costs = Readonly<Record<Name, number>>

/** Milliseconds of CPU that each call costs a server with so many members. */
const costsAt = (members: number): Promise<Costs> =>
  withFolder(async (folder) => {
    const data = join(folder, 'data')
    await fillDataDirectory(data)
    const postgres = join(data, 'postgres')
    await fill('reports/fill-trainings.ts', [postgres, String(members * TRAININGS_EACH), String(members)])
    await fill('challenge-lists/fill-challenges.ts', [postgres])
    const server = await startBuiltServer({ dataDirectory: data })
    const { headers, branchUuid: branch } = await signIn(server.origin)
    const asking = createAsking(server.origin, headers)
    try {
      const costs: Partial<Record<Name, number>> = {}
      for (const name of NAMES) {
        const paths = Array.from({ length: CALLS_A_ROUND }, () => PATHS[name]({ members, branch }))
        const rounds: number[] = []
        for (let round = 0; round < WARM_UP_ROUNDS + ROUNDS; round += 1) {
          const before = cpuMilliseconds(server.pid)
          await asking.all(paths)
          if (round >= WARM_UP_ROUNDS) rounds.push((cpuMilliseconds(server.pid) - before) / CALLS_A_ROUND)
        }
        costs[name] = median(rounds)
      }
      return costs as Costs
    } finally {
      asking.close()
      await server.stop()
    }
  })

export const benchGrowth: Bench = async () => {
  const measured: Costs[] = []
  for (const size of SIZES) measured.push(await costsAt(size))
  const calls = NAMES.map((name): Figure => {
    const costs = measured.map((at) => at[name])
    const atEach = costs.map((cost, index) => `${cost.toFixed(2)} ms of CPU at ${SIZES[index]}`).join(', ')
    const exponent = exponentOf(costs)
    const detail = `exponent ${exponent.toFixed(2)}, ${atEach} members`
    return { name: `growth of the ${name}`, value: exponent, atMost: MOST_EXPONENT, unit: '', detail }
  })
  return [...calls, ...(await measureClasses())]
}
