import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { listChallenges } from '@repo/api-client/challenges/list-challenges'
import { viewOf } from '@repo/api-client/core/list'
import { listMembers } from '@repo/api-client/members/list-members'
import { listTrainings } from '@repo/api-client/trainings/list-trainings'

import type { DemoStaff } from '../measure/demo-center.ts'

const ROUTES = join(import.meta.dirname, '../../../../apps/panel/src/route-tree.gen.ts')
/** Screens of those who are signed in nowhere; the login is touched on the way in. */
const PUBLIC = new Set(['/ask', '/forgot-password', '/login', '/reset-password', '/rook', '/setup'])
const YEAR_MS = 365 * 86_400_000
/** Screens that are there to be read: on any other without a control something is wrong. */
export const STILL: ReadonlySet<string> = new Set(['/roles'])
/** As many rows as a list shows at once. */
const FULL = 'size=100'

const routes = (): readonly string[] => {
  const [, paths = ''] = /fullPaths:([^}]*?)fileRoutesByTo/.exec(readFileSync(ROUTES, 'utf8')) ?? []
  return [...paths.matchAll(/'([^']+)'/g)].map(([, path = '']) => path)
}

/** Every screen of the panel, as the router knows them, and the parts that have an address of their own, each full. */
export const screensOf = async (
  { client }: DemoStaff,
  roomUuid: string,
  busyUuid: string,
): Promise<readonly string[]> => {
  const { rows: challenges } = await client.call(listChallenges, { query: viewOf(listChallenges) })
  const { rows: trainings } = await client.call(listTrainings, { query: viewOf(listTrainings) })
  const { rows: members } = await client.call(listMembers, { query: viewOf(listMembers) })
  const challenge = challenges[0]?.uuid ?? ''
  const [from, to] = [new Date(Date.now() - YEAR_MS), new Date()].map((day) => day.toISOString().slice(0, 10))
  return [
    ...routes()
      .filter((path) => !PUBLIC.has(path))
      .map((path) => `${path.replace('$uuid', challenge)}?${path === '/reports' ? `from=${from}&to=${to}` : FULL}`),
    ...['address', 'gallery', 'streaming', 'types'].map((tab) => `/center?tab=${tab}`),
    ...challenges.slice(1, 3).map(({ uuid }) => `/challenges/${uuid}`),
    `/users?metrics=${busyUuid}&from=${from}&to=${to}`,
    `/users?metrics=${busyUuid}&from=${from}&to=${to}&report=true`,
    `/users?metrics=${members[0]?.uuid}`,
    `/sessions?metrics=${trainings[0]?.uuid}`,
    `/rookremote?room=${roomUuid}`,
  ]
}
