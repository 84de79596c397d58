import type { BranchDatabase } from '../../../database/branch-database.ts'
import type { Transaction } from '../../../database/database.ts'
import type { Context } from '../../../lib/context.ts'
import { Refusal } from '../../../lib/refusal.ts'
import type { LiveClass, LiveParticipant } from '../live/live-class.ts'
import { refuseHandover } from '../refuse-handover.ts'
import { type Claim, currentClaim, nameOf, type RoomStrap } from './room-straps.ts'
import { deleteClaim, storeClaim } from './strap-claims.ts'
import { isTaken } from './wearers.ts'

const TAKEN_BACK_MS = 10 * 60_000

type Needed = Pick<Context, 'engine' | 'clock'>

export const claimsOf = ({ roomStraps }: LiveClass, participationUuid: string): readonly Claim[] =>
  roomStraps.claims.filter((claim) => claim.participationUuid === participationUuid && claim.to === null)

/** Counts what the strap sent since the participant joined, at most the last 10 minutes. */
const countEarlier = async (
  { engine }: Needed,
  { liveClass, participant, strap }: { liveClass: LiveClass; participant: LiveParticipant; strap: RoomStrap },
): Promise<void> => {
  const from = Math.min(...claimsOf(liveClass, participant.uuid).map((claim) => claim.from))
  const samples = [...strap.seconds].filter(([at]) => at >= from).map(([at, hr]) => ({ at, hr }))
  if (samples.length === 0) return
  const device_id = nameOf(strap).slice(0, 64)
  await engine.ingest(liveClass.uuid, participant.uuid, { device_id, sequence: 0, samples })
}

interface Claiming {
  readonly branch: Pick<BranchDatabase, 'run'>
  readonly liveClass: LiveClass
  readonly participant: LiveParticipant
  readonly strap: RoomStrap
  /** Runs in the same transaction. */
  readonly also?: (tx: Transaction) => Promise<unknown>
}

/** Reserves the strap before the first wait, so that of two who pick it at once, one is refused. */
export const claimStrap = async (context: Needed, claiming: Claiming): Promise<void> => {
  const { branch, liveClass, participant, strap, also } = claiming
  const { roomStraps, branchUuid, uuid: classUuid } = liveClass
  const addresses = [...strap.addresses]
  const own = claimsOf(liveClass, participant.uuid)
  if (own.some(({ address }) => addresses.includes(address))) return countEarlier(context, claiming)
  if (isTaken(liveClass, strap)) throw new Refusal('strap-taken')
  const now = context.clock.now()
  const ended = [...own, ...addresses.flatMap((address) => currentClaim(roomStraps, address) ?? [])]
  const from = Math.max(participant.joinedAt, now - TAKEN_BACK_MS)
  const claims = addresses.map((address) => ({ address, participationUuid: participant.uuid, from, to: null }))
  for (const claim of ended) claim.to = now
  roomStraps.claims.push(...claims)
  try {
    await branch.run(async (tx) => {
      await refuseHandover(tx, context, classUuid)
      await storeClaim(tx, { branchUuid, classUuid, participationUuid: participant.uuid, addresses, from, now })
      await also?.(tx)
    })
  } catch (error) {
    roomStraps.claims = roomStraps.claims.filter((claim) => !claims.some((one) => one === claim))
    for (const claim of ended) claim.to = null
    throw error
  }
  roomStraps.proofs.delete(participant.uuid)
  await countEarlier(context, claiming)
}

/** As if the participant had never used the strap. */
export const returnStrap = async (
  context: Needed,
  {
    branch,
    liveClass,
    participationUuid,
    also,
  }: Omit<Claiming, 'participant' | 'strap'> & { participationUuid: string },
): Promise<void> => {
  const own = claimsOf(liveClass, participationUuid)
  if (own.length === 0) throw new Refusal('strap-unknown')
  const from = Math.min(...own.map((claim) => claim.from))
  await branch.run(async (tx) => {
    await refuseHandover(tx, context, liveClass.uuid)
    await deleteClaim(tx, participationUuid, from)
    await also?.(tx)
  })
  const { roomStraps } = liveClass
  roomStraps.claims = roomStraps.claims.filter(
    (claim) => claim.participationUuid !== participationUuid || claim.from < from,
  )
  await context.engine.forgetSamplesSince(liveClass.uuid, participationUuid, from)
}
