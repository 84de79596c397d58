import type { DaqBatchWire, DaqReceipt, DaqRefusal } from '@repo/api-client/rooms/daq-reports'
import { formatStrapAddress } from '@repo/domain/sensors/strap-address'
import { sql } from 'drizzle-orm'

import { type Transaction, uuidIn } from '../../../database/database.ts'
import { members } from '../../../database/schema/members.ts'
import type { DaqPrincipal } from '../../../http/authentication/principal.ts'
import type { Context } from '../../../lib/context.ts'
import type { Language } from '../../../lib/language.ts'
import { Refusal } from '../../../lib/refusal.ts'
import { branchOf } from '../../center/center-queries.ts'
import type { Strap } from '../../sensors/sensor-queries.ts'
import { type ClassRow, lockClass } from '../class-queries.ts'
import { readJoinBatch } from '../joining/join-batch.ts'
import type { LiveClass, LiveParticipant } from '../live/live-class.ts'
import { participantOfRow } from '../live/recover-classes.ts'
import { membersWithoutSpot } from '../participant-commands.ts'
import { nameOf } from '../straps/room-straps.ts'
import { claimantAt } from '../straps/wearers.ts'
import {
  addressOf,
  type AssignedStrap,
  assignSamplesToMembers,
  type Member,
  type Share,
  type WornStrap,
} from './daq-straps.ts'
import { countsInstead, lockMembers, type OtherClass, readOtherClasses } from './other-classes.ts'
import { readBatch } from './read-batch.ts'
import { noteStrapElsewhere } from './refused-straps.ts'

export interface Batch {
  readonly context: Pick<Context, 'engine' | 'clock' | 'receivedStraps'>
  readonly device: DaqPrincipal
  readonly language: Language
  readonly batch: DaqBatchWire
}

/** The samples of a batch that fall into one class, which is open or ended. */
export interface Hearing extends Batch {
  readonly row: ClassRow
  /** Of an ended class, a copy as it was at its end. */
  readonly liveClass: LiveClass
}

export type Counted = Pick<DaqReceipt, 'accepted' | 'duplicate' | 'refused'>

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

/** In an ended class, each participant keeps the spot. */
const spotsFreeIn = ({ row, liveClass }: Hearing, now: number) =>
  row.endedAt === null ? membersWithoutSpot(liveClass, now) : new Set<string>()

const admit = (hearing: Hearing, participant: LiveParticipant): void => {
  const { context, row, liveClass } = hearing
  if (row.endedAt === null) context.engine.join(row.uuid, participant)
  else liveClass.participants.set(participant.uuid, participant)
}

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
    const withoutSpot = () => spotsFreeIn(hearing, now)
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
  for (const participant of admitted) admit(hearing, participant)
  return turnedAway
}

const refusedAll = ({ places }: Share, reason: DaqRefusal): Counted => ({
  accepted: 0,
  duplicate: 0,
  refused: places.map((index) => ({ index, reason })),
})

const takeShare = async (hearing: Hearing, share: Share, turnedAway: DaqRefusal | undefined): Promise<Counted> => {
  if (turnedAway !== undefined) return refusedAll(share, turnedAway)
  const { context, row, batch, liveClass } = hearing
  const participationUuid = activeIn(liveClass, share.member.uuid)?.uuid ?? null
  try {
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
  } catch (error) {
    // the class stopped accepting late samples meanwhile
    if (error instanceof Refusal && error.code === 'class-over') return refusedAll(share, 'outside-class')
    throw error
  }
}

/** A strap given to someone else since counts for its wearer of then only if it counted in that class. */
const hasChangedHands = ({ row, liveClass }: Hearing, { member, strap }: WornStrap, at: unknown): boolean =>
  row.endedAt !== null &&
  typeof at === 'number' &&
  strap.updatedAt.getTime() > at &&
  activeIn(liveClass, member.uuid)?.sensorName !== strap.name

/** Notifies the coach of this class about straps that count in a class the member joined earlier. */
const refusalIn =
  (hearing: Hearing, others: ReadonlyMap<string, readonly OtherClass[]>) =>
  (worn: WornStrap, { at }: { readonly at: unknown }): DaqRefusal | null => {
    if (hasChangedHands(hearing, worn, at)) return 'unassigned-sensor'
    const { liveClass, context } = hearing
    const { uuid: memberUuid, pseudonym } = worn.member
    const other = countsInstead(others.get(memberUuid), activeIn(liveClass, memberUuid), at)
    if (other === null) return null
    const now = context.clock.now()
    if (other.until > now)
      noteStrapElsewhere(liveClass, { memberUuid, pseudonym, roomName: other.roomName, seenAt: now })
    return 'in-another-class'
  }

const claimantsIn = ({ liveClass, batch }: Hearing): readonly string[] => [
  ...new Set(
    batch.samples.flatMap((sample) => claimantAt(liveClass, addressOf(sample) ?? '', sample.at)?.memberUuid ?? []),
  ),
]

const membersByUuid = async (tx: Transaction, uuids: readonly string[]): Promise<ReadonlyMap<string, Member>> => {
  if (uuids.length === 0) return new Map()
  const rows = await tx
    .select()
    .from(members)
    .where(uuidIn(sql`${members.uuid}`, uuids))
  return new Map(rows.map((row) => [row.uuid, row]))
}

/** A member's sensor goes before a pick. */
const assignedIn =
  (
    { liveClass }: Hearing,
    straps: ReadonlyMap<string, Strap>,
    claiming: ReadonlyMap<string, Member>,
  ): ((sample: Hearing['batch']['samples'][number]) => AssignedStrap | undefined) =>
  (sample) => {
    const address = addressOf(sample) ?? ''
    const strap = straps.get(address)
    if (strap !== undefined && strap.member !== null) return strap
    const member = claiming.get(claimantAt(liveClass, address, sample.at)?.memberUuid ?? '')
    if (member === undefined) return strap
    const received = liveClass.roomStraps.byAddress.get(address)
    const name = received === undefined ? (strap?.name ?? formatStrapAddress(address)) : nameOf(received)
    return { name, member, updatedAt: new Date(0) }
  }

/**
 * Admits members whose straps send a first valid sample, as if they joined. Refuses the samples of members who are
 * banned, find no spot, or count in a class joined earlier.
 */
export const takeDaqSamples = async (hearing: Hearing, straps: ReadonlyMap<string, Strap>): Promise<Counted> => {
  const { device, row, batch } = hearing
  const claimants = claimantsIn(hearing)
  const wearers = [...straps.values()].flatMap(({ member }) => member?.uuid ?? [])
  const { others, claiming } = await device.branch.run(async (tx) => ({
    others: await readOtherClasses(tx, row, [...wearers, ...claimants]),
    claiming: await membersByUuid(tx, claimants),
  }))
  const strapOf = assignedIn(hearing, straps, claiming)
  const { shares, refused } = assignSamplesToMembers(batch.samples, strapOf, refusalIn(hearing, others))
  const turnedAway = await admitWearers(hearing, shares)
  const counted = await Promise.all(shares.map((share) => takeShare(hearing, share, turnedAway.get(share))))
  return {
    accepted: counted.reduce((sum, { accepted }) => sum + accepted, 0),
    duplicate: counted.reduce((sum, { duplicate }) => sum + duplicate, 0),
    refused: [...refused, ...counted.flatMap((one) => one.refused)],
  }
}
