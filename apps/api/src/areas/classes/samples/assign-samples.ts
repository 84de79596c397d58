import type { DaqBatchWire, DaqReceipt, DaqRefusal } from '@repo/api-client/rooms/daq-reports'
import { sensorLimits } from '@repo/domain/core/limits'
import { plainMac } from '@repo/domain/sensors/mac-address'

import type { members } from '../../../database/schema/members.ts'
import type { Strap } from '../../sensors/sensor-queries.ts'

export type Member = typeof members.$inferSelect
type Sample = DaqBatchWire['samples'][number]

/** What one member's straps have sent, with the places the samples have in the batch. */
export interface Share {
  readonly member: Member
  /** The strap's name; the last one's, of a member who wears several. */
  strapName: string
  readonly samples: Sample[]
  readonly places: number[]
}

/** The plain address of the strap a sample comes from; null where it names none. */
export const macOf = ({ mac }: Sample): string | null =>
  typeof mac === 'string' && mac.length <= sensorLimits.mac.max && plainMac(mac) !== '' ? plainMac(mac) : null

/** The plain addresses a batch names, each once. */
export const macsOf = (samples: readonly Sample[]): readonly string[] => [
  ...new Set(samples.flatMap((sample) => macOf(sample) ?? [])),
]

/**
 * Sorts a device's samples by the member that wears the strap; those of nobody are refused, and those for which
 * `refusalOf` has a reason.
 */
export const assignSamplesToMembers = (
  samples: readonly Sample[],
  straps: ReadonlyMap<string, Strap>,
  refusalOf: (member: Member, sample: Sample) => DaqRefusal | null,
) => {
  const shares = new Map<string, Share>()
  const refused: DaqReceipt['refused'] = []
  for (const [index, sample] of samples.entries()) {
    const mac = macOf(sample)
    const strap = mac === null ? undefined : straps.get(mac)
    if (strap === undefined || strap.member === null) {
      refused.push({ index, reason: strap === undefined ? 'unknown-sensor' : 'unassigned-sensor' })
      continue
    }
    const { member, name } = strap
    const reason = refusalOf(member, sample)
    if (reason !== null) {
      refused.push({ index, reason })
      continue
    }
    const share = shares.get(member.uuid) ?? { member, strapName: name, samples: [], places: [] }
    share.strapName = name
    share.samples.push(sample)
    share.places.push(index)
    shares.set(member.uuid, share)
  }
  return { shares: [...shares.values()], refused }
}
