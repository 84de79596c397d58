import { logIn } from '@repo/api-client/auth/log-in'
import { searchCenter } from '@repo/api-client/auth/search-center'
import { showCenter } from '@repo/api-client/center/show-center'
import { showMeasurements } from '@repo/api-client/classes/class-summary'
import { changeClassState, startClass } from '@repo/api-client/classes/run-class'
import { type Client, createClient } from '@repo/api-client/core/client'
import { sessionHeaders } from '@repo/api-client/core/headers'
import { listMembers } from '@repo/api-client/members/list-members'
import { pairDaq } from '@repo/api-client/rooms/daq-pairing'
import { addDaqRoom, issueDaqKey, revokeDaqKey } from '@repo/api-client/rooms/daq-rooms'
import { createSensor, handOverSensor } from '@repo/api-client/sensors/endpoints'
import { downloadClassLog } from '@repo/api-client/trainings/class-records'
import { listTrainingTypes } from '@repo/api-client/trainings/training-types'

export interface OpenClass {
  readonly uuid: string
  /** Ages in ms of the values on the tiles, oldest first. */
  readonly ages: () => Promise<readonly number[]>
  readonly stop: () => Promise<unknown>
  /** Participants with a value, by second of the class. Each line of the file is one. */
  readonly stored: () => Promise<ReadonlyMap<number, readonly string[]>>
}

export interface Gym {
  readonly pair: (code: string) => Promise<unknown>
  readonly issueKey: () => Promise<string>
  readonly revokeKeys: () => Promise<void>
  readonly startClass: () => Promise<OpenClass>
}

const signIn = async (server: string): Promise<{ readonly client: Client; readonly branchUuid: string }> => {
  const anonymous = createClient({ baseUrl: server, headers: () => ({}) })
  const { key: centerKey } = await anonymous.call(searchCenter, { params: { host: 'localhost' } })
  const center = createClient({ baseUrl: server, headers: () => sessionHeaders({ centerKey, language: 'en' }) })
  const body = { email: 'admin@demo.example', password: 'demo-password', isRemembered: true, force: true }
  const session = await center.call(logIn, { body })
  const headers = sessionHeaders({
    centerKey,
    language: 'en',
    staffToken: session.token_user,
    branchUuid: session.branch_uuid,
  })
  return { client: createClient({ baseUrl: server, headers: () => headers }), branchUuid: session.branch_uuid }
}

const openClass = async (client: Client, room: string): Promise<OpenClass> => {
  const [type] = await client.call(listTrainingTypes, {})
  const { uuid } = await client.call(startClass, {
    params: { uuid: room },
    body: {
      trainingTypeUuid: type?.uuid ?? '',
      duration: 60,
      delay: 0,
      order: 'effort',
      isLimited: false,
      capacity: 100,
      isStreaming: false,
    },
  })
  const params = { uuid }
  return {
    uuid,
    stop: () => client.call(changeClassState, { params, body: { state: 'stop' } }),
    ages: async () => {
      const { data, server_time: now } = await client.call(showMeasurements, { params })
      const ages = data.flatMap(({ measured_at: at }) => (at === undefined || at === null ? [] : [now - at]))
      return ages.toSorted((a, b) => b - a)
    },
    stored: async () => {
      const { content } = await client.download(downloadClassLog, { params })
      const [, ...lines] = (await content.text()).trim().split('\n')
      const cells = lines.map((line) => line.split(','))
      return new Map(
        [...Map.groupBy(cells, ([second]) => Number(second))].map(([second, rows]) => [
          second,
          rows.map(([, who = '']) => who),
        ]),
      )
    },
  }
}

const ALL_MEMBERS = {
  search: null,
  sort: 'name',
  direction: 'asc',
  page: 1,
  size: 20,
  isWhole: true,
} as const

/** A room with one strap per member, on these ANT numbers and Bluetooth addresses. */
export const furnishGym = async (
  server: string,
  numbers: readonly number[],
  macs: readonly string[] = [],
): Promise<Gym> => {
  const { client, branchUuid } = await signIn(server)
  const { uuid: room } = await client.call(addDaqRoom, { body: { name: `Bikes ${numbers[0]}` } })
  const members = await client.call(listMembers, { query: ALL_MEMBERS })
  for (const [index, number] of numbers.entries()) {
    const addresses = { mac: macs[index] ?? '', ant: String(number) }
    const fields = { name: `ANT ${number}`, ...addresses, centerId: null, ownership: 'center' as const }
    const { uuid } = await client.call(createSensor, { body: fields })
    const to = members.rows[index]?.uuid ?? null
    await client.call(handOverSensor, { params: { uuid }, body: { from: null, to } })
  }
  const params = { uuid: room }
  const devices = async () => {
    const { rooms } = await client.call(showCenter, { params: { uuid: branchUuid } })
    return rooms.find(({ uuid }) => uuid === room)?.devices ?? []
  }
  return {
    revokeKeys: async () => {
      for (const { uuid } of await devices()) await client.call(revokeDaqKey, { params: { uuid } })
    },
    pair: (code) => client.call(pairDaq, { params, body: { code, name: 'Corner' } }),
    issueKey: async () => (await client.call(issueDaqKey, { params, body: { name: 'Door', kind: 'receiver' } })).key,
    startClass: () => openClass(client, room),
  }
}
