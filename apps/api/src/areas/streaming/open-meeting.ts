import type { Meeting } from '@repo/api-client/classes/meeting'

import type { Context } from '../../app/context.ts'
import type { Once } from '../../database/branch-database.ts'
import type { Transaction } from '../../database/database.ts'
import type { StaffPrincipal } from '../../http/principal.ts'
import { newDigits } from '../../lib/secrets.ts'
import { claimMeeting, keepMeeting, releaseMeeting } from './claim-meeting.ts'
import { endQuietly } from './end-quietly.ts'
import { refusedByVideo } from './refused-by-video.ts'
import { signMeeting } from './sign-meeting.ts'
import { videoAccountOf } from './video-account.ts'

/** What Zoom's web client takes without a second thought. */
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
  /** Starts the class that is streamed, and keeps the meeting with it in the same transaction. */
  readonly start: (tx: Transaction, keep: (started: StreamedClass) => Promise<Meeting>) => Promise<A>
}

/**
 * Starts a class that is streamed: the branch's meeting is claimed, made, and kept with the class. Where any of it fails
 * there is neither a class nor a meeting.
 */
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
  if (left !== null) await endQuietly(context, account, left)
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
    await endQuietly(context, account, number)
    return release(error)
  })
}
