import type { DaqBatchWire, DaqReceipt, DaqRefusal } from '@repo/api-client/rooms/daq-reports'

import type { classes } from '../../../database/schema/classes.ts'
import type { DaqPrincipal } from '../../../http/authentication/principal.ts'
import type { Context } from '../../../lib/context.ts'
import type { Language } from '../../../lib/language.ts'
import { Refusal } from '../../../lib/refusal.ts'
import { branchOf } from '../../center/center-queries.ts'
import { strapsOf } from '../../sensors/sensor-queries.ts'
import { lockClass, openClassOf } from '../class-queries.ts'
import { readJoinBatch } from '../joining/join-batch.ts'
import type { LiveClass, LiveParticipant } from '../live/live-class.ts'
import { participantOfRow } from '../live/recover-classes.ts'
import { membersWithoutSpot } from '../participant-commands.ts'
import {
  assignSamplesToMembers,
  macsOf,
  type Member,
  recordSensorStatus,
  sensorStatusChanges,
  type Share,
} from './daq-straps.ts'
import { countsInstead, lockMembers, type OtherClass, readOtherClasses } from './other-classes.ts'
import { readBatch } from './read-batch.ts'
import { noteRefusedStraps, noteStrapElsewhere } from './refused-straps.ts'

interface Batch {
  readonly context: Pick<Context, 'engine' | 'clock'>
  readonly device: DaqPrincipal
  readonly language: Language
  readonly batch: DaqBatchWire
}

interface Hearing extends Batch {
  readonly row: typeof classes.$inferSelect
  readonly liveClass: LiveClass
}

/** Rethrows errors that concern the whole batch. */
const memberRefusalOf = (error: unknown): DaqRefusal => {
  const code = error instanceof Refusal ? error.code : null
  if (code === 'banned' || code === 'class-full' || code === 'consent-of-guardian-needed') return code
  throw error
}

const activeIn = (liveClass: LiveClass, memberUuid: string): LiveParticipant | null => {
  for (const participant of liveClass.participants.values()) {
    if (participant.memberUuid === memberUuid && !participant.isRemoved) return participant
  }
  return null
}

/** A member who left or was removed returns by joining, not because the strap is still received. */
const hasLeft = (liveClass: LiveClass, member: Member): boolean =>
  [...liveClass.participants.values()].some(
    ({ memberUuid, isRemoved, isBanned }) => memberUuid === member.uuid && isRemoved && !isBanned,
  )

const judged = ({ context, liveClass, batch }: Hearing, { samples }: Share) =>
  readBatch(liveClass, { ...batch, samples }, context.clock.now())

const admitWearers = async (hearing: Hearing, shares: readonly Share[]): Promise<ReadonlyMap<Share, DaqRefusal>> => {
  const { context, device, language, row, liveClass } = hearing
  const absent = shares.filter(
    (share) => activeIn(liveClass, share.member.uuid) === null && judged(hearing, share).valid.length > 0,
  )
  const gone = absent.filter(({ member }) => hasLeft(liveClass, member))
  const newcomers = absent.filter((share) => !gone.includes(share))
  const turnedAway = new Map<Share, DaqRefusal>(gone.map((share) => [share, 'left-class']))
  if (newcomers.length === 0) return turnedAway
  const now = context.clock.now()
  const admitted: LiveParticipant[] = []
  await device.branch.run(async (tx) => {
    await lockClass(tx, row.uuid)
    const uuids = newcomers.map(({ member }) => member.uuid)
    await lockMembers(tx, uuids)
    const others = await readOtherClasses(tx, row, uuids)
    const isElsewhere = ({ member, samples }: Share) =>
      samples.some(({ at }) => countsInstead(others.get(member.uuid), null, at) !== null)
    for (const share of newcomers) if (isElsewhere(share)) turnedAway.set(share, 'in-another-class')
    const seekers = newcomers
      .filter((share) => !turnedAway.has(share))
      .map((share) => ({ row, member: share.member, share }))
    const withoutSpot = () => membersWithoutSpot(liveClass, now)
    const admissions = await readJoinBatch(tx, await branchOf(tx), seekers, { now, withoutSpot })
    for (const seeker of seekers) {
      try {
        admitted.push(participantOfRow(admissions.admit(seeker, { language, now })))
      } catch (error) {
        turnedAway.set(seeker.share, memberRefusalOf(error))
      }
    }
    await admissions.write()
  })
  for (const participant of admitted) context.engine.join(row.uuid, participant)
  return turnedAway
}

type Counted = Omit<DaqReceipt, 'sequence'>

const refusedAll = ({ places }: Share, reason: DaqRefusal): Counted => ({
  accepted: 0,
  duplicate: 0,
  refused: places.map((index) => ({ index, reason })),
})

const takeShare = async (hearing: Hearing, share: Share, turnedAway: DaqRefusal | undefined): Promise<Counted> => {
  if (turnedAway !== undefined) return refusedAll(share, turnedAway)
  const { context, row, batch, liveClass } = hearing
  const participationUuid = activeIn(liveClass, share.member.uuid)?.uuid ?? null
  const receipt =
    participationUuid === null
      ? { accepted: 0, duplicate: 0, refused: judged(hearing, share).refused }
      : await context.engine.ingest(row.uuid, participationUuid, {
          ...batch,
          device_id: share.strapName.slice(0, 64),
          samples: share.samples,
        })
  const refused = receipt.refused.map(({ index, reason }) => ({ index: share.places[index] ?? index, reason }))
  return { accepted: receipt.accepted, duplicate: receipt.duplicate, refused }
}

/** Notifies the coach of this class about straps that count in a class the member joined earlier. */
const elsewhereIn =
  ({ liveClass, context }: Hearing, others: ReadonlyMap<string, readonly OtherClass[]>) =>
  ({ uuid: memberUuid, pseudonym }: Member, { at }: { readonly at: unknown }): DaqRefusal | null => {
    const other = countsInstead(others.get(memberUuid), activeIn(liveClass, memberUuid), at)
    if (other === null) return null
    const now = context.clock.now()
    if (other.until > now)
      noteStrapElsewhere(liveClass, { memberUuid, pseudonym, roomName: other.roomName, seenAt: now })
    return 'in-another-class'
  }

/**
 * Admits members whose straps send a first valid sample, as if they joined. Refuses the samples of members who are
 * banned, find no spot, or count in a class joined earlier.
 */
export const ingestDaqBatch = async (input: Batch): Promise<DaqReceipt> => {
  const { context, device, batch } = input
  const now = context.clock.now()
  const straps = await device.branch.run(async (tx) => {
    const detected = await strapsOf(tx, macsOf(batch.samples))
    await recordSensorStatus(tx, sensorStatusChanges(batch.samples, detected, now), now)
    return detected
  })
  const row = await device.branch.run((tx) => openClassOf(tx, device.roomUuid))
  const liveClass = context.engine.find(row.uuid)
  if (liveClass === null) throw new Refusal('no-open-class')
  const hearing = { ...input, row, liveClass }
  const wearers = [...straps.values()].flatMap(({ member }) => member?.uuid ?? [])
  const others = await device.branch.run((tx) => readOtherClasses(tx, row, wearers))
  const { shares, refused } = assignSamplesToMembers(batch.samples, straps, elsewhereIn(hearing, others))
  const turnedAway = await admitWearers(hearing, shares)
  const counted = await Promise.all(shares.map((share) => takeShare(hearing, share, turnedAway.get(share))))
  const allRefused = [...refused, ...counted.flatMap((one) => one.refused)].toSorted((a, b) => a.index - b.index)
  noteRefusedStraps(liveClass, { samples: batch.samples, refused: allRefused, straps, now })
  return {
    sequence: batch.sequence,
    accepted: counted.reduce((sum, { accepted }) => sum + accepted, 0),
    duplicate: counted.reduce((sum, { duplicate }) => sum + duplicate, 0),
    refused: allRefused,
  }
}
