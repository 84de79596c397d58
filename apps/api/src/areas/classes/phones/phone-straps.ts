import type { BatchWire } from '@repo/api-client/classes/measurements'

import type { Context } from '../../../lib/context.ts'
import type { LiveParticipant } from '../live/live-class.ts'
import { sensorNameOf } from '../samples/worn-sensors.ts'

/** The name is null if the phone doesn't send it. */
interface PhoneStrap {
  readonly name: string | null
  readonly at: number
}

const straps = new WeakMap<LiveParticipant, PhoneStrap>()

interface Phone {
  readonly classUuid: string
  readonly participationUuid: string
}

/** Records that a phone measures, and with which strap. */
export const notePhoneStrap = (
  { engine, clock }: Pick<Context, 'engine' | 'clock'>,
  { classUuid, participationUuid }: Phone,
  batch: BatchWire,
): void => {
  const participant = engine.find(classUuid)?.participants.get(participationUuid)
  if (participant === undefined || batch.samples.length === 0) return
  straps.set(participant, { name: sensorNameOf(batch.device_id), at: clock.now() })
}

/** A phone sends each second. It may be offline for some seconds with its strap still connected. */
const MEASURES_FOR = 30_000

/** The strap that the participant's phone measures with. Null while no phone does. */
export const phoneStrapOf = (participant: LiveParticipant, now: number): PhoneStrap | null => {
  const strap = straps.get(participant)
  return strap === undefined || now - strap.at > MEASURES_FOR ? null : strap
}
