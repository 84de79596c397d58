import { randomUUID } from 'node:crypto'

import { giveStrapBack, listRoomStraps, pickStrap } from '@repo/api-client/classes/own-straps'
import { sensorLimits } from '@repo/domain/core/limits'
import { type FreeStrap, isLoosened, isNewSince, needsProof, pickableStraps } from '@repo/domain/sensors/pick-strap'
import { fitsPrintedNumber, shownStrap } from '@repo/domain/sensors/shown-strap'

import type { Transaction } from '../../../database/database.ts'
import { sensors, strapAddresses } from '../../../database/schema/sensors.ts'
import type { ParticipantPrincipal } from '../../../http/authentication/principal.ts'
import { countAttempt } from '../../../http/limits/throttle.ts'
import { route } from '../../../http/route.ts'
import type { Context } from '../../../lib/context.ts'
import { violatedUnique } from '../../../lib/outage.ts'
import { Refusal } from '../../../lib/refusal.ts'
import type { LiveClass, LiveParticipant } from '../live/live-class.ts'
import { claimsOf, claimStrap, returnStrap } from './claim-strap.ts'
import { addressOf, nameOf, type RoomStrap } from './room-straps.ts'
import { deleteCurrentClaims, usualStraps } from './strap-claims.ts'
import { findRoomStrap, freeStraps } from './wearers.ts'

interface Here {
  readonly liveClass: LiveClass
  readonly participant: LiveParticipant
}

const findHere = ({ engine }: Context, { classUuid, participationUuid }: ParticipantPrincipal): Here | null => {
  const liveClass = engine.find(classUuid)
  const participant = liveClass?.participants.get(participationUuid)
  return liveClass === null || participant === undefined || participant.isRemoved ? null : { liveClass, participant }
}

const findRunning = (context: Context, principal: ParticipantPrincipal): Here => {
  const here = findHere(context, principal)
  if (here === null) throw new Refusal('class-over')
  return here
}

/** Read once: a class lasts less than a habit takes to form. */
const usualOf = async (principal: ParticipantPrincipal, { liveClass }: Here): Promise<ReadonlySet<string>> => {
  const { usual } = liveClass.roomStraps
  const { participationUuid, memberUuid, branch, byCode } = principal
  // a pseudonym proves no one
  if (!byCode) return new Set()
  const known = usual.get(participationUuid) ?? (await branch.read((tx) => usualStraps(tx, memberUuid)))
  usual.set(participationUuid, known)
  return known
}

type Seen = FreeStrap & { readonly strap: RoomStrap }

const seenAs = (strap: RoomStrap, usual: ReadonlySet<string>, digits: string | undefined): Seen => {
  const { id, heartRate, firstSeenAt, seenAt, dbm, addresses } = strap
  const name = strap.sensor?.name ?? strap.name
  const isTyped = digits !== undefined && [...addresses].some((address) => fitsPrintedNumber({ address, name }, digits))
  const isUsual = [...addresses].some((address) => usual.has(address))
  return { id, heartRate, firstSeenAt, seenAt, dbm, isUsual, isTyped, strap }
}

const presentStrap = (strap: RoomStrap) => ({
  id: strap.id,
  ...shownStrap({ address: addressOf(strap), name: strap.sensor?.name ?? strap.name }),
  heartRate: strap.heartRate,
})

const presentOwn = ({ liveClass, participant }: Here, byCode: boolean) => {
  const [claim] = claimsOf(liveClass, participant.uuid)
  if (claim === undefined) return null
  const strap = liveClass.roomStraps.byAddress.get(claim.address)
  const unheard = { id: participant.uuid, ...shownStrap({ address: claim.address, name: null }), heartRate: null }
  return {
    ...(strap === undefined ? unheard : presentStrap(strap)),
    since: new Date(claim.from),
    mayKeep: byCode && strap !== undefined && strap.sensor === null,
  }
}

export const listRoomStrapsRoute = route(
  listRoomStraps,
  async ({ query }, { context, principal }) => {
    const here = findHere(context, principal)
    // a phone that follows its class polls once more after the end
    if (here === null) return { straps: [], own: null }
    const usual = await usualOf(principal, here)
    const { joinedAt } = here.participant
    const seen = freeStraps(here.liveClass).map((strap) => seenAs(strap, usual, query.digits))
    return {
      straps: pickableStraps(seen, { joinedAt, now: context.clock.now() }).map((one) => ({
        ...presentStrap(one.strap),
        isNew: isNewSince(one, joinedAt),
        isUsual: one.isUsual,
        isTyped: one.isTyped,
      })),
      own: presentOwn(here, principal.byCode),
    }
  },
  (_, principal) => principal.classUuid,
)

interface Proving extends Here {
  readonly picked: Seen
  readonly free: readonly Seen[]
}

/** Whether the member has shown that the strap is theirs, or need not. */
const isProven = (context: Context, { liveClass, participant, picked, free }: Proving): boolean => {
  const now = context.clock.now()
  const { proofs, receivedAt } = liveClass.roomStraps
  const proof = proofs.get(participant.uuid)
  const isPending = proof?.strapId === picked.id
  if (!isPending && !needsProof(picked, free, now)) return true
  const since = isPending ? proof.since : now
  proofs.set(participant.uuid, { strapId: picked.id, since })
  const held = context.receivedStraps.heldIn(liveClass.branchUuid, now)
  return held.some((address) => picked.strap.addresses.has(address)) || isLoosened(picked, { since, receivedAt, now })
}

/** Each attempt may count the numbers of a stranger. */
const LIMIT = { free: 20, longestSeconds: 60, fadeSeconds: 30 } as const

const keepAsSensor = async (tx: Transaction, context: Context, principal: ParticipantPrincipal, strap: RoomStrap) => {
  const { branch, memberUuid } = principal
  const { branchUuid } = branch
  const now = context.clock.now()
  const uuid = randomUUID()
  const name = nameOf(strap).slice(0, sensorLimits.name.max)
  const addresses = [...strap.addresses].map((address) => ({ branchUuid, sensorUuid: uuid, address }))
  try {
    await tx
      .insert(sensors)
      .values({ uuid, branchUuid, name, memberUuid, ownership: 'owned', updatedAt: new Date(now) })
    await tx.insert(strapAddresses).values(addresses.map((row) => ({ ...row, learnt: 'claim' as const })))
    await deleteCurrentClaims(tx, principal.participationUuid)
  } catch (error) {
    if (violatedUnique(error) === null) throw error
    throw new Refusal('strap-taken')
  }
  const subject = { kind: 'sensor', uuid } as const
  await context.audit.record(tx, { adminUuid: null, branch }, { action: 'sensor-created', subject, before: null }, now)
}

export const pickStrapRoute = route(
  pickStrap,
  async ({ body: { id, digits, isKept } }, { context, principal }) => {
    if (isKept && !principal.byCode) throw new Refusal('sign-in-code-required')
    const here = findRunning(context, principal)
    const { liveClass, participant } = here
    const usual = await usualOf(principal, here)
    const strap = findRoomStrap(liveClass, id)
    if (strap === null) throw new Refusal('strap-unknown')
    const isOwn = claimsOf(liveClass, participant.uuid).some(({ address }) => strap.addresses.has(address))
    const picked = seenAs(strap, usual, digits)
    const free = freeStraps(liveClass).map((one) => seenAs(one, usual, digits))
    if (!isOwn && !free.some((one) => one.id === id)) throw new Refusal('strap-taken')
    const isNews = !isOwn && liveClass.roomStraps.proofs.get(participant.uuid)?.strapId !== id
    const key = `strap:${participant.uuid}`
    if (isNews) await countAttempt(context.db, [{ key, ...LIMIT }], context.clock.now())
    if (!isOwn && !isProven(context, { ...here, picked, free })) return { state: 'proof-needed' as const }
    const { branch } = principal
    await claimStrap(context, { branch, liveClass, participant, strap })
    if (isKept && strap.sensor === null) await branch.run((tx) => keepAsSensor(tx, context, principal, strap))
    await context.engine.tick(liveClass.uuid)
    return { state: 'picked' as const }
  },
  (_, principal) => principal.classUuid,
)

export const giveStrapBackRoute = route(
  giveStrapBack,
  async (_, { context, principal }) => {
    const { liveClass, participant } = findRunning(context, principal)
    await returnStrap(context, { branch: principal.branch, liveClass, participationUuid: participant.uuid })
    await context.engine.tick(liveClass.uuid)
    return { message: 'ok' }
  },
  (_, principal) => principal.classUuid,
)
