import { importTraining } from '@repo/api-client/members/member-trainings'
import { eq } from 'drizzle-orm'

import { trainings } from '../src/database/schema/trainings.ts'
import { buildMember } from './factories/build-member.ts'
import type { TestServer } from './test-server.ts'
import { createClient } from './wire-client.ts'
import type { World } from './world.ts'

export const startAt = new Date('2026-03-01T15:00:00Z')
export const samples = Array.from({ length: 300 }, (_, second) => ({ second, heartRate: 90 + Math.floor(second / 4) }))
const body = { birthday: '1996-01-01', weightKg: 70, sex: 'male', maxHeartRate: 190 } as const
export const profile = { maxHeartRate: 190, weight: 70, sex: 'male', age: 30 } as const

export const fileOf = (content: Uint8Array | string): Blob =>
  new Blob([typeof content === 'string' ? content : new Uint8Array(content)])
export const point = (time: string, rate: number | string) =>
  `<Trackpoint><Time>${time}</Time><HeartRateBpm><Value>${rate}</Value></HeartRateBpm></Trackpoint>`
export const pointAt = (second: number, rate: number | string = 120) =>
  point(new Date(startAt.getTime() + second * 1000).toISOString(), rate)
export const tcxOf = (...points: string[]) => `<T><Track>${points.join('')}</Track></T>`

interface SendOptions {
  readonly who?: World
  readonly typeUuid?: string
  readonly force?: 'true' | 'false'
  readonly activities?: string
}

export const importerOf = (server: TestServer, world: World) => {
  const as = (who: World, role: 'admin' | 'coach' = 'admin') =>
    createClient({ baseUrl: server.url, headers: () => who.headers[role] })
  return {
    as,
    member: () => buildMember(server.context.db, world.branch.uuid, body),
    send: (uuid: string, file: Blob, { who = world, typeUuid = world.typeUuid, ...more }: SendOptions = {}) =>
      as(who).callDecoded(importTraining, { params: { uuid }, body: { training_type_uuid: typeUuid, ...more }, file }),
    stored: (uuid: string) => server.context.db.select().from(trainings).where(eq(trainings.memberUuid, uuid)),
  }
}
