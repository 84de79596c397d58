import type { DaqReceipt } from '@repo/api-client/rooms/daq-reports'

import { Refusal } from '../../../lib/refusal.ts'
import { strengthsIn } from '../../sensors/received-straps.ts'
import { type Strap, strapsOf } from '../../sensors/sensor-queries.ts'
import { type ClassRow, findOpenClass } from '../class-queries.ts'
import { noteRoomStraps } from '../straps/note-room-straps.ts'
import { type BatchPart, endedClassesFor, splitByClass } from './classes-by-time.ts'
import {
  addressesOf,
  addressOf,
  assignSamplesToMembers,
  recordSensorStatus,
  sensorStatusChanges,
} from './daq-straps.ts'
import { linkPlanOf } from './link-plan.ts'
import { readBatch } from './read-batch.ts'
import { noteRefusedStraps } from './refused-straps.ts'
import { type Batch, type Counted, takeDaqSamples } from './take-daq-samples.ts'
import { readEndedClass } from './take-late-samples.ts'

const liveClassOf = ({ context }: Batch, row: ClassRow) => {
  const liveClass = context.engine.find(row.uuid)
  // the class is being taken over, or another server owns it
  if (liveClass === null) throw new Refusal('unavailable', { retryAfterSeconds: 1 })
  return liveClass
}

const NO_CLASS = { configuredAt: Infinity, finishAt: -Infinity }

const refuseWithoutClass = ({ context, batch }: Batch, straps: ReadonlyMap<string, Strap>): Counted => {
  const { shares, refused } = assignSamplesToMembers(
    batch.samples,
    (sample) => straps.get(addressOf(sample) ?? ''),
    () => null,
  )
  const outside = shares.flatMap(({ samples, places }) =>
    readBatch(NO_CLASS, { ...batch, samples }, context.clock.now()).refused.map(({ index, reason }) => ({
      index: places[index] ?? index,
      reason,
    })),
  )
  return { accepted: 0, duplicate: 0, refused: [...refused, ...outside] }
}

const placed = ({ refused, ...counted }: Counted, { places }: BatchPart): Counted => ({
  ...counted,
  refused: refused.map(({ index, reason }) => ({ index: places[index] ?? index, reason })),
})

/**
 * Samples count in the class of the room that their time falls into: the open one, or one that ended within a day. A
 * batch without any class still records that its straps were received.
 */
export const ingestDaqBatch = async (input: Batch): Promise<DaqReceipt> => {
  const { context, device, batch } = input
  const { sequence, samples } = batch
  const now = context.clock.now()
  const { roomUuid } = device
  const { branchUuid } = device.branch
  context.receivedStraps.note({ branchUuid, device: device.reporter.uuid, now }, strengthsIn(samples, now, addressOf))
  const { straps, open, ended } = await device.branch.run(async (tx) => {
    const detected = await strapsOf(tx, addressesOf(samples))
    await recordSensorStatus(tx, sensorStatusChanges(samples, detected, now), now)
    const running = await findOpenClass(tx, roomUuid)
    return {
      straps: detected,
      open: running,
      ended: await endedClassesFor(tx, { roomUuid, open: running, samples, now }),
    }
  })
  const liveClass = open === null ? null : liveClassOf(input, open)
  const takePart = async (row: ClassRow | null, part: BatchPart): Promise<Counted> => {
    const own = { ...input, batch: { ...batch, samples: part.samples } }
    if (row !== null && row !== open) {
      const asItWas = await device.branch.run((tx) => readEndedClass(tx, row))
      return takeDaqSamples({ ...own, row, liveClass: asItWas }, straps)
    }
    // the open class also judges samples that fall into no class
    if (open === null || liveClass === null) return refuseWithoutClass(own, straps)
    return takeDaqSamples({ ...own, row: open, liveClass }, straps)
  }
  const receipt: DaqReceipt = { sequence, accepted: 0, duplicate: 0, refused: [], plan_version: 0 }
  for (const [row, part] of splitByClass(samples, open === null ? ended : [open, ...ended])) {
    const { accepted, duplicate, refused } = placed(await takePart(row, part), part)
    receipt.accepted += accepted
    receipt.duplicate += duplicate
    receipt.refused.push(...refused)
  }
  receipt.refused.sort((a, b) => a.index - b.index)
  if (liveClass === null) return receipt
  noteRefusedStraps(liveClass, { samples, refused: receipt.refused, straps, now })
  await noteRoomStraps(input, liveClass, straps)
  receipt.plan_version = (await linkPlanOf(device.branch, liveClass, context.clock.now())).version
  return receipt
}
