import type { DaqBatchWire } from '@repo/api-client/rooms/daq-reports'
import { parseStrapAddress } from '@repo/domain/sensors/strap-address'

import { strapAddresses } from '../../../database/schema/sensors.ts'
import type { Strap } from '../../sensors/sensor-queries.ts'
import type { LiveClass } from '../live/live-class.ts'
import { addressOf } from '../samples/daq-straps.ts'
import type { Batch } from '../samples/take-daq-samples.ts'
import { currentClaim, noteNames, noteReceived } from './room-straps.ts'
import { findSameStraps, merge, type SameStrap } from './same-straps.ts'
import { storeSecondAddress } from './strap-claims.ts'

const UNPRINTABLE = /[\p{C}\p{Zl}\p{Zp}]/gu

const textOf = (value: unknown): string =>
  typeof value === 'string' ? value.slice(0, 64).replaceAll(UNPRINTABLE, '').trim() : ''

const namesIn = (straps: DaqBatchWire['straps']): ReadonlyMap<string, string> =>
  new Map(
    (straps ?? []).flatMap(({ strap, name }) => {
      const [address, text] = [parseStrapAddress(textOf(strap)), textOf(name)]
      return address === null || text === '' ? [] : [[address, text]]
    }),
  )

const storeSameStrap = async ({ device }: Batch, liveClass: LiveClass, same: SameStrap): Promise<void> => {
  const { addresses, sensorUuid } = same
  const { roomStraps } = liveClass
  const { branchUuid } = device.branch
  const claim = addresses.map((address) => currentClaim(roomStraps, address)).find((one) => one !== undefined)
  const second =
    claim === undefined
      ? null
      : { ...claim, address: addresses.find((address) => address !== claim.address) ?? claim.address }
  await device.branch.run(async (tx) => {
    if (sensorUuid !== null) {
      const rows = addresses.map((address) => ({ branchUuid, sensorUuid, address, learnt: 'beats' as const }))
      await tx.insert(strapAddresses).values(rows).onConflictDoNothing()
    }
    if (second !== null) await storeSecondAddress(tx, { ...second, branchUuid })
  })
  if (second !== null) roomStraps.claims.push(second)
  merge(roomStraps, same)
}

/** Keeps straps that no member has for a pick, and learns which addresses are one strap. */
export const noteRoomStraps = async (
  input: Batch,
  liveClass: LiveClass,
  registered: ReadonlyMap<string, Strap>,
): Promise<void> => {
  const { batch, context } = input
  const now = context.clock.now()
  const received = batch.samples.flatMap((sample) => {
    const address = addressOf(sample)
    if (address === null || parseStrapAddress(address) === null) return []
    const strap = registered.get(address)
    const sensor = strap === undefined ? null : { uuid: strap.uuid, name: strap.name, hasMember: strap.member !== null }
    return [{ sample, address, sensor }]
  })
  noteReceived(liveClass.roomStraps, received, now)
  noteNames(liveClass.roomStraps, namesIn(batch.straps))
  for (const same of findSameStraps(liveClass.roomStraps, now)) await storeSameStrap(input, liveClass, same)
}
