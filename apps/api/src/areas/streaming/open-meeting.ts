import { randomUUID } from 'node:crypto'

import type { Meeting } from '@repo/api-client/classes/meeting'
import { eq } from 'drizzle-orm'

import type { Once } from '../../database/branch-database.ts'
import type { Transaction } from '../../database/database.ts'
import { branches } from '../../database/schema/center.ts'
import { classes } from '../../database/schema/classes.ts'
import { streamingMeetings } from '../../database/schema/streaming.ts'
import type { StaffPrincipal } from '../../http/authentication/principal.ts'
import type { Context } from '../../lib/context.ts'
import { Refusal } from '../../lib/refusal.ts'
import { newDigits } from '../../lib/secrets.ts'
import { signMeeting } from './meeting-page.ts'
import { endMeetingBestEffort } from './orphaned-meetings.ts'
import { videoAccountOf } from './streaming-account.ts'
import { refusedByVideo } from './video.ts'

/** A server that crashes during a start keeps its claim at most this long. */
const CLAIM_MS = 60_000

interface Claimed {
  readonly claim: string
  /** The meeting of an ended class that hasn't been ended yet. */
  readonly left: string | null
}

/** Throws while another class streams or starts. */
const claimMeeting = async (tx: Transaction, branchUuid: string, now: number): Promise<Claimed> => {
  // serializes concurrent claims
  await tx.select({ uuid: branches.uuid }).from(branches).for('update')
  const [held] = await tx
    .select({ meeting: streamingMeetings, remoteState: classes.remoteState })
    .from(streamingMeetings)
    .leftJoin(classes, eq(classes.uuid, streamingMeetings.classUuid))
  const isHeld =
    held !== undefined &&
    (held.remoteState === 'running' ||
      (held.meeting.classUuid === null && held.meeting.claimedAt.getTime() > now - CLAIM_MS))
  if (isHeld) throw new Refusal('streaming-active')
  const claim = randomUUID()
  const row = { claim, claimedAt: new Date(now), classUuid: null, number: null, sealedPassword: null }
  await tx
    .insert(streamingMeetings)
    .values({ branchUuid, ...row })
    .onConflictDoUpdate({ target: streamingMeetings.branchUuid, set: row })
  return { claim, left: held?.meeting.number ?? null }
}

const releaseMeeting = async (tx: Transaction, claim: string): Promise<void> => {
  await tx.delete(streamingMeetings).where(eq(streamingMeetings.claim, claim))
}

interface Kept {
  readonly claim: string
  readonly classUuid: string
  readonly number: string
  readonly sealedPassword: string
}

const keepMeeting = async (tx: Transaction, { claim, ...kept }: Kept): Promise<void> => {
  const changed = await tx
    .update(streamingMeetings)
    .set(kept)
    .where(eq(streamingMeetings.claim, claim))
    .returning({ claim: streamingMeetings.claim })
  if (changed.length === 0) throw new Refusal('streaming-active')
  await tx.update(classes).set({ isStreaming: true }).where(eq(classes.uuid, kept.classUuid))
}

/** Returns the meeting's number, or null. The row stays until the meeting has ended. */
export const withdrawMeeting = async (tx: Transaction, classUuid: string): Promise<string | null> => {
  await tx.update(classes).set({ isStreaming: false }).where(eq(classes.uuid, classUuid))
  const [held] = await tx
    .select({ number: streamingMeetings.number })
    .from(streamingMeetings)
    .where(eq(streamingMeetings.classUuid, classUuid))
  return held?.number ?? null
}

/** Call after the meeting has ended. */
export const forgetMeeting = async (tx: Transaction, classUuid: string): Promise<void> => {
  await tx.delete(streamingMeetings).where(eq(streamingMeetings.classUuid, classUuid))
}

/** Length that Zoom's web client accepts without a prompt. */
const PASSWORD_DIGITS = 8

interface StreamedClass {
  readonly uuid: string
  readonly finishAt: Date
}

interface OpenMeeting<A> {
  readonly context: Pick<Context, 'clock' | 'encryption' | 'video' | 'log'>
  readonly principal: StaffPrincipal
  readonly topic: string
  readonly minutes: number
  readonly once: Once<A>
  readonly start: (tx: Transaction, keep: (started: StreamedClass) => Promise<Meeting>) => Promise<A>
}

/** If any step fails, neither the meeting nor the class is kept. */
export const openMeeting = async <A>(input: OpenMeeting<A>): Promise<A> => {
  const { context, principal, topic, minutes, once, start } = input
  const { clock, encryption, video } = context
  const { branch } = principal
  const account = await videoAccountOf(branch, encryption)
  const { claim, left } = await branch.run((tx) => claimMeeting(tx, branch.branchUuid, clock.now()))
  const release = async (error: unknown): Promise<never> => {
    await branch.run((tx) => releaseMeeting(tx, claim))
    return refusedByVideo(error)
  }
  if (left !== null) await endMeetingBestEffort(context, account, left)
  const password = newDigits(PASSWORD_DIGITS)
  const number = await video.create(account, { topic, minutes, password }).catch(release)
  const sealedPassword = encryption.encrypt(password, branch.branchUuid)
  const keep = async (tx: Transaction, { uuid: classUuid, finishAt }: StreamedClass): Promise<Meeting> => {
    await keepMeeting(tx, { claim, classUuid, number, sealedPassword })
    const until = finishAt.getTime()
    const signature = await signMeeting({ ...account, number, isHost: true, until, now: clock.now() })
    return { number, password, signature }
  }
  return once((tx) => start(tx, (started) => keep(tx, started))).catch(async (error: unknown) => {
    await endMeetingBestEffort(context, account, number)
    return release(error)
  })
}
