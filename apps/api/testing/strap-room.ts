import { showMeasurements } from '@repo/api-client/classes/class-summary'
import { joinClass } from '@repo/api-client/classes/join-class'
import { listRoomStraps, pickStrap } from '@repo/api-client/classes/own-straps'
import { participantHeaders } from '@repo/api-client/core/headers'
import { sendDaqMeasurements } from '@repo/api-client/rooms/daq-reports'
import { eq, inArray } from 'drizzle-orm'

import type { LiveClass } from '../src/areas/classes/live/live-class.ts'
import { createRoomStraps } from '../src/areas/classes/straps/room-straps.ts'
import { samples } from '../src/database/schema/classes.ts'
import { strapClaims } from '../src/database/schema/strap-claims.ts'
import { buildMember } from './factories/build-member.ts'
import type { TestServer } from './test-server.ts'
import { type Client, createClient } from './wire-client.ts'
import { buildWorld, type World } from './world.ts'

export interface SentValue {
  readonly strap: string
  readonly at?: number
  readonly hr?: number
  readonly rr?: readonly number[]
  readonly rssi?: number
  readonly contact?: boolean
}

interface Pick {
  readonly digits?: string
  readonly keep?: boolean
  readonly token?: string
}

/** A running class whose room has a device, and in which no strap is received yet. */
export const buildStrapRoom = async (server: TestServer) => {
  const world: World = await buildWorld(server)
  const clientWith = (headers: Readonly<Record<string, string>>): Client =>
    createClient({ baseUrl: server.url, headers: () => headers })
  const device = clientWith(world.headers.daq)
  const coach = clientWith(world.headers.coach)
  const center = clientWith(world.headers.center)
  const phone = (token = world.phone) => clientWith(participantHeaders('en', token))
  let sequence = 0

  const liveClass = (): LiveClass => {
    const found = server.context.engine.find(world.classUuid)
    if (found === null) throw new Error('the class does not run')
    return found
  }
  await server.context.db.delete(strapClaims).where(eq(strapClaims.branchUuid, world.branch.uuid))
  Object.assign(liveClass().roomStraps, createRoomStraps())

  const send = (values: readonly SentValue[], straps?: readonly { strap: string; name: string }[]) => {
    sequence += 1
    const now = server.clock.now()
    const sent = values.map((value) => ({ at: now, hr: 120, ...value }))
    const named = straps === undefined ? {} : { straps: [...straps] }
    return device.call(sendDaqMeasurements, { body: { device_id: 'receiver', sequence, samples: sent, ...named } })
  }
  const list = (token?: string, digits?: string) =>
    phone(token).callDecoded(listRoomStraps, { query: digits === undefined ? {} : { digits } })
  const join = async (who: { pseudonym: string } | { sign_in_code: string }) =>
    (await center.call(joinClass, { params: { room: world.busy.uuid }, body: { ...who, consent: true } })).token
  return {
    world,
    coach,
    phone,
    liveClass,
    send,
    /** Once a second, as a device does. */
    sendFor: async (seconds: number, valuesAt: (second: number) => readonly SentValue[]) => {
      for (let second = 0; second < seconds; second += 1) {
        await send(valuesAt(second))
        server.clock.advance(1000)
      }
    },
    list,
    onlyStrap: async (token?: string) => {
      const [strap] = (await list(token)).straps
      if (strap === undefined) throw new Error('no strap is offered')
      return strap
    },
    pick: (id: string, { token, digits, keep = false }: Pick = {}) =>
      phone(token).call(pickStrap, { body: { id, keep, ...(digits === undefined ? {} : { digits }) } }),
    join,
    newcomer: async () => {
      const member = await buildMember(server.context.db, world.branch.uuid)
      return { member, token: await join({ sign_in_code: member.signInCode }) }
    },
    entryOf: async (memberUuid = world.member.uuid) =>
      (await coach.call(showMeasurements, { params: { uuid: world.classUuid } })).data.find(
        (one) => one.final_user_uuid === memberUuid,
      ),
    stored: () =>
      server.context.db
        .select()
        .from(samples)
        .where(inArray(samples.participationUuid, [...liveClass().participants.keys()])),
  }
}
export type StrapRoom = Awaited<ReturnType<typeof buildStrapRoom>>
