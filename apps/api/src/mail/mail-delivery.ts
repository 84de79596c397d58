import type { Database } from '../database/database.ts'
import type { Clock } from '../lib/clock.ts'
import type { Broadcasts } from '../lib/cluster.ts'
import type { Log } from '../lib/log.ts'
import type { MailBranding } from './mail-branding.ts'
import { GIVE_UP_AFTER_MS, MailFailure, retryDelay } from './mail-failure.ts'
import {
  type ClaimedMail,
  claimMail,
  nextDueAt,
  postponeMail,
  readMail,
  releaseClaims,
  removeMail,
  removeMailsOf,
} from './mail-queue.ts'
import type { Mailer } from './mailer.ts'

declare module '../lib/context.ts' {
  interface Context {
    readonly mail: MailDelivery
  }
}

export interface MailDelivery {
  readonly run: () => void
  /** Call after the transaction that queued an email. */
  readonly wake: () => void
  readonly deliverDue: () => Promise<void>
  /** Don't call within a transaction: PGlite runs one at a time. */
  readonly forgetMailsOf: (memberUuid: string) => Promise<void>
  /** Stops automatic delivery until {@link run}, and waits briefly for the current email. */
  readonly rest: () => Promise<void>
  readonly close: () => Promise<void>
}

export interface MailDeliveryOptions {
  readonly db: Database
  readonly clock: Clock
  readonly log: Log
  readonly mailer: Mailer
  readonly faceOf: (branchUuid: string) => Promise<MailBranding>
  readonly broadcasts: Broadcasts
}

/** Covers clock changes and rows edited by hand. */
const LOOK_AGAIN_MS = 60_000
const TRY_AGAIN_MS = 5_000
const CLOSE_WITHIN_MS = 5_000

const failed = async ({ db, clock, log }: MailDeliveryOptions, mail: ClaimedMail, failure: MailFailure) => {
  const now = clock.now()
  const isGivenUp = failure.isFinal || now - mail.queuedAt.getTime() >= GIVE_UP_AFTER_MS
  if (isGivenUp) {
    log.fault(failure, 'mail given up')
    await removeMail(db, mail.uuid)
    return
  }
  log.warn('mail-postponed', { reason: failure.message, attempts: mail.attempts })
  await postponeMail(db, mail.uuid, now + retryDelay(mail.attempts))
}

/** `sent` prevents duplicates of emails that couldn't be deleted after sending. */
const deliverNext = async (options: MailDeliveryOptions, sent: Set<string>): Promise<boolean> => {
  const { db, clock, log, mailer, faceOf } = options
  const mail = await claimMail(db, clock.now())
  if (mail === null) return false
  const message = await readMail(db, mail)
  if (message === null) return true
  try {
    if (!sent.has(mail.uuid)) await mailer.send({ ...message, face: await faceOf(mail.branchUuid) })
    sent.add(mail.uuid)
  } catch (error) {
    if (!(error instanceof MailFailure)) throw error
    await failed(options, mail, error)
    return true
  }
  await removeMail(db, mail.uuid)
  sent.delete(mail.uuid)
  log.info('mail-sent', { attempts: mail.attempts })
  return true
}

export const createMailDelivery = (options: MailDeliveryOptions): MailDelivery => {
  const { db, clock, log, mailer } = options
  let isRunning = false
  let isClosed = false
  let isAsked = false
  // one server at a time delivers, so claims that exist at its start are stale
  let hasLeftovers = false
  const sent = new Set<string>()
  let timer: NodeJS.Timeout | undefined
  let current: Promise<boolean> | null = null
  let delivering: Promise<void> | null = null

  const step = (): Promise<boolean> => {
    current = isClosed ? Promise.resolve(false) : deliverNext(options, sent)
    return current
  }
  const deliverAll = async (): Promise<void> => {
    if (hasLeftovers) await releaseClaims(db)
    hasLeftovers = false
    do {
      isAsked = false
      while (await step());
    } while (isAsked)
  }
  const plan = async (): Promise<void> => {
    if (!isRunning || isClosed) return
    const at = hasLeftovers ? clock.now() + TRY_AGAIN_MS : await nextDueAt(db).catch(() => clock.now() + TRY_AGAIN_MS)
    const wait = at === null ? LOOK_AGAIN_MS : Math.min(Math.max(at - clock.now(), 0), LOOK_AGAIN_MS)
    clearTimeout(timer)
    if (!isClosed) timer = setTimeout(wake, wait).unref()
  }
  const deliverDue = (): Promise<void> => {
    isAsked = true
    delivering ??= deliverAll()
      .catch((error: unknown) => {
        if (isClosed) return
        log.fault(error, 'mail')
        hasLeftovers = true
      })
      .finally(() => {
        delivering = null
        void plan()
      })
    return delivering
  }
  const wake = (): void => {
    if (isRunning && !isClosed) void deliverDue()
  }
  options.broadcasts.subscribe('mail-queued', wake)
  const settled = async (): Promise<void> => {
    clearTimeout(timer)
    if (delivering === null) return
    const patience = new Promise<void>((resolve) => setTimeout(resolve, CLOSE_WITHIN_MS).unref())
    await Promise.race([delivering, patience])
  }

  return {
    wake: () => {
      wake()
      options.broadcasts.publish('mail-queued', '')
    },
    deliverDue,
    run: () => {
      isRunning = true
      hasLeftovers = true
      wake()
    },
    forgetMailsOf: async (memberUuid) => {
      await removeMailsOf(db, memberUuid)
      // the current attempt may still write a copy
      await current?.catch(() => false)
      await mailer.forget(memberUuid)
    },
    rest: () => {
      isRunning = false
      return settled()
    },
    close: () => {
      isClosed = true
      return settled()
    },
  }
}
