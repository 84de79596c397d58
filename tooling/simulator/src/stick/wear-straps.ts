import type { Client } from '@repo/api-client/core/client'
import { viewOf } from '@repo/api-client/core/list'
import { listMembers } from '@repo/api-client/members/list-members'
import { createSensor, deleteSensor, handOverSensor } from '@repo/api-client/sensors/endpoints'
import { antAddress, bleAddress } from '@repo/domain/sensors/strap-address'

export interface WornStraps {
  /** Member by strap. */
  readonly wearers: ReadonlyMap<string, { readonly uuid: string; readonly pseudonym: string }>
  readonly undo: () => Promise<void>
}

/** Registers a strap for each ANT+ number and Bluetooth address, and lends it to a member. */
export const wearStraps = async (
  client: Client,
  numbers: readonly number[],
  macs: readonly string[] = [],
): Promise<WornStraps> => {
  const { rows } = await client.call(listMembers, { query: viewOf(listMembers, { size: 100 }) })
  const straps = [
    ...numbers.map((number) => ({ strap: antAddress(String(number)), mac: '', ant: String(number) })),
    ...macs.map((mac) => ({ strap: bleAddress(mac), mac, ant: null })),
  ]
  const members = rows.slice(0, straps.length)
  if (members.length < straps.length) throw new Error(`the demo has ${members.length} members only`)
  const worn = await Promise.all(
    straps.map(async ({ strap, mac, ant }, index) => {
      const body = { name: strap, mac, ant, centerId: null, ownership: 'center' } as const
      const { uuid } = await client.call(createSensor, { body })
      const member = members[index]
      if (member === undefined) throw new Error('a member is missing')
      await client.call(handOverSensor, { params: { uuid }, body: { from: null, to: member.uuid } })
      return { uuid, strap, member }
    }),
  )
  return {
    wearers: new Map(
      worn.map(({ strap, member }) => [strap, { uuid: member.uuid, pseudonym: member.pseudonym ?? '' }]),
    ),
    undo: async () => {
      await Promise.all(worn.map(({ uuid }) => client.call(deleteSensor, { params: { uuid } })))
    },
  }
}
