import { randomUUID } from 'node:crypto'

import { showPrivacy } from '@repo/api-client/center/center-privacy'
import { showCenter } from '@repo/api-client/center/show-center'
import { showChallenge } from '@repo/api-client/challenges/challenge'
import { listGoals } from '@repo/api-client/challenges/goals'
import { contract } from '@repo/api-client/contract'
import type { Endpoint } from '@repo/api-client/core/endpoint'
import { KEY_HEADER, REPLAYED_HEADER } from '@repo/api-client/core/headers'
import type { Versioned } from '@repo/api-client/core/with-version'
import { listDisplays } from '@repo/api-client/displays/manage-displays'
import { showMember } from '@repo/api-client/members/save-member'
import { updateRoom } from '@repo/api-client/rooms/save-room'
import { listSensors } from '@repo/api-client/sensors/endpoints'
import { showAdmin } from '@repo/api-client/staff/staff-endpoints'
import { listTrainingTypes } from '@repo/api-client/trainings/training-types'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { databaseFingerprint } from '../testing/database-fingerprint.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'
import { createCallMaker, createValidSender } from '../testing/valid-sender.ts'
import { type Client, createClient } from '../testing/wire-client.ts'
import { buildWorld, type World } from '../testing/world.ts'

type Name = keyof typeof contract
type ReadCurrent = (client: Client, world: World) => Promise<Partial<Versioned> | null | undefined>

const theCenter: ReadCurrent = (client, { branch }) => client.callDecoded(showCenter, { params: { uuid: branch.uuid } })
const theMember: ReadCurrent = async (client, { member }) => {
  const { version, ...rest } = await client.callDecoded(showMember, { params: { uuid: member.uuid } })
  return { ...rest, version: version ?? undefined }
}
const theGoal: ReadCurrent = async (client, { neighbours }) => {
  const { going, goal } = neighbours.challenges
  const { rows } = await client.callDecoded(listGoals, { params: { uuid: going.uuid }, query: {} })
  return rows.find(({ uuid }) => uuid === goal.uuid)
}
const theChallenge: ReadCurrent = (client, { neighbours }) =>
  client.callDecoded(showChallenge, { params: { uuid: neighbours.challenges.going.uuid } })
const theDisplay: ReadCurrent = async (client, { displayUuid }) =>
  (await client.callDecoded(listDisplays, {})).find(({ uuid }) => uuid === displayUuid)
const roomCalled =
  (which: 'idle' | 'daq'): ReadCurrent =>
  async (client, world) => {
    const { rooms } = await client.callDecoded(showCenter, { params: { uuid: world.branch.uuid } })
    return rooms.find(({ uuid }) => uuid === world[which].uuid)
  }

const EDITED: Readonly<Partial<Record<Name, ReadCurrent>>> = {
  updateAdmin: (client, { coach }) => client.callDecoded(showAdmin, { params: { uuid: coach.uuid } }),
  updateCenter: theCenter,
  updateOffset: theCenter,
  updatePrivacy: (client, { branch }) => client.callDecoded(showPrivacy, { params: { uuid: branch.uuid } }),
  updateAddress: async (client, { branch }) =>
    (await client.callDecoded(showCenter, { params: { uuid: branch.uuid } })).location,
  updateStreamingAccount: async (client, { branch }) =>
    (await client.callDecoded(showCenter, { params: { uuid: branch.uuid } })).streamingAccount,
  updateTrainingType: async (client, { typeUuid }) =>
    (await client.callDecoded(listTrainingTypes, {})).find(({ uuid }) => uuid === typeUuid),
  updateRoom: roomCalled('idle'),
  updateSensor: async (client, { sensorUuid }) =>
    (await client.callDecoded(listSensors, { query: {} })).rows.find(({ uuid }) => uuid === sensorUuid),
  updateDisplay: theDisplay,
  updateChallenge: theChallenge,
  updateGoal: theGoal,
  updateMember: theMember,
  updateVariables: theMember,
}

const LOSES_NOTHING: Readonly<Partial<Record<Name, string>>> = {
  changePassword: 'asks for the password that it replaces',
  acceptAgreement: 'the first acceptance stands',
  orderGallery: 'takes no picture away: those that it does not name stand last',
  changeGoalStatus: 'is one switch, counted for the form of the goal',
  putAwayFirstSteps: 'is one switch, in one direction',
  chooseDisplayRoom: 'is one choice, before the wall itself, counted for the form of the display',
  keepListView: 'is one’s own, and saved as what is looked at',
  handOverSensor: 'says from whom, and is refused when that is no longer so',
  changeClassState: 'goes from one state to the next, and is refused from another',
  readmitParticipant: 'lets somebody in again, which a second call changes nothing of',
  changeClassTimes: 'is one moment, which every coach of the class is told at once',
  changeCapacity: 'is one number, which every coach of the class is told at once',
  answerJoinRequest: 'answers a request once',
  answerOwnRequest: 'answers a request once',
  changeVisibility: 'is one choice of one’s own',
  changeCeiling: 'is one number of one’s own',
  giveStrap: 'is refused if someone else got the strap meanwhile',
  hideParticipant: 'is one switch, which every coach of the class is told at once',
  saveImportColumns: 'begins a plan, which the plan of another call ends',
  saveImportRow: 'changes the cells that it names, one call after another',
  chooseResultMails: 'is one switch of one’s own',
}

const edited = Object.keys(EDITED) as Name[]
const replacing = (Object.keys(contract) as Name[]).filter((name) => {
  const { method, access }: Endpoint = contract[name]
  return method === 'PUT' && access.kind !== 'daq'
})

describe('the version check', () => {
  let server: TestServer
  let world: World
  let admin: Client
  let send: Awaited<ReturnType<typeof createValidSender>>
  beforeAll(async () => {
    server = await startTestServer()
    send = await createValidSender(server.url)
  })
  beforeEach(async () => {
    world = await buildWorld(server)
    admin = createClient({ baseUrl: server.url, headers: () => world.headers.admin })
  })

  const read = async (readCurrent: ReadCurrent | undefined) => {
    const thing = await readCurrent?.(admin, world)
    if (typeof thing?.version !== 'number') throw new Error('nothing tells its version')
    return { ...thing, version: thing.version }
  }
  const statusOf = async (name: Name, more: object): Promise<number> => (await send(name, world, 'admin', more)).status

  it('covers every call that replaces data, except those that lose nothing', () => {
    const telling = (Object.keys(contract) as Name[]).filter((name) => 412 in contract[name].errors)
    expect(telling.toSorted()).toEqual(edited.toSorted())
    const silent = replacing.filter((name) => !edited.includes(name))
    expect(silent.toSorted()).toEqual(Object.keys(LOSES_NOTHING).toSorted())
  })

  it.each(edited)('makes %s overwrite nothing that the caller has not seen', async (name) => {
    const before = await read(EDITED[name])
    const stored = await databaseFingerprint(server.context.db)
    for (const version of [before.version - 1, before.version + 1]) {
      const refused = await send(name, world, 'admin', { version })
      expect([refused.status, await refused.json()]).toEqual([
        412,
        expect.objectContaining({ code: 'changed-meanwhile' }),
      ])
    }
    expect(await statusOf(name, { version: Number.MAX_SAFE_INTEGER })).toBe(422)
    expect(await databaseFingerprint(server.context.db)).toBe(stored)

    expect(await statusOf(name, { version: before.version })).toBe(200)
    const after = await read(EDITED[name])
    expect(after.version).toBe(before.version + 1)
    expect({ ...after, version: before.version }).not.toEqual(before)
  })

  it.each(edited)('lets %s overwrite any version if the caller sends none', async (name) => {
    const before = await read(EDITED[name])
    expect([await statusOf(name, {}), await statusOf(name, {})]).toEqual([200, 200])
    expect((await read(EDITED[name])).version).toBe(before.version + 2)
  })

  it.each(edited)('lets %s succeed once for concurrent callers with the same version', async (name) => {
    const { version } = await read(EDITED[name])
    const statuses = await Promise.all(Array.from({ length: 4 }, () => statusOf(name, { version })))
    expect(statuses.toSorted((one, other) => one - other)).toEqual([200, 412, 412, 412])
    expect((await read(EDITED[name])).version).toBe(version + 1)
  })

  it.each(edited)('accepts a retry of %s with an idempotency key after a lost answer', async (name) => {
    const { version } = await read(EDITED[name])
    const again = (await createCallMaker(server.url))(name, world, { version })
    const key = { [KEY_HEADER]: randomUUID() }
    expect((await again('admin', key)).status).toBe(200)
    const replayed = await again('admin', key)
    expect([replayed.status, replayed.headers.get(REPLAYED_HEADER)]).toEqual([200, 'true'])
    expect((await read(EDITED[name])).version).toBe(version + 1)
    expect((await again('admin')).status).toBe(412)
  })

  it('covers the name of a room with a device', async () => {
    const { version } = await read(roomCalled('daq'))
    const rename = (name: string) => {
      const body = { branch_uuid: world.branch.uuid, room_name: name, version }
      return admin.call(updateRoom, { params: { uuid: world.daq.uuid }, body })
    }
    await rename('Bicis uno')
    await expect(rename('Bicis dos')).rejects.toMatchObject({ status: 412, code: 'changed-meanwhile' })
    expect(await read(roomCalled('daq'))).toMatchObject({ name: 'Bicis uno', version: version + 1 })
  })

  it.each([
    ['the removal of a participant from a challenge', 'removeEntrant', 'admin', theChallenge],
    ['a goal that was turned off', 'changeGoalStatus', 'admin', theGoal],
    ['a room chosen on a display', 'chooseDisplayRoom', 'display', theDisplay],
  ] as const)('covers %s by a separate call', async (_, name, caller, readCurrent) => {
    const { version } = await read(readCurrent)
    expect((await send(name, world, caller)).status).toBe(200)
    expect((await read(readCurrent)).version).toBe(version + 1)
  })

  it.each([
    ['the address of the center', 'updateAddress', theCenter],
    ['the logo', 'uploadCenterImage', theCenter],
    ['the wearer of a sensor', 'handOverSensor', EDITED.updateSensor],
    ['the image of a room', 'uploadRoomLogo', roomCalled('idle')],
    ['a goal of a challenge', 'updateGoal', theChallenge],
  ] as const)('ignores %s, which the form does not write', async (_, name, readCurrent) => {
    const { version } = await read(readCurrent)
    expect((await send(name, world, 'admin')).status).toBe(200)
    expect((await read(readCurrent)).version).toBe(version)
  })
})
