import { randomUUID } from 'node:crypto'

import { isPhoneGone, type RequestAnswer, type RequestState } from '@repo/domain/classes/second-phone'

import { Refusal } from '../../../lib/refusal.ts'
import type { JoinRequest, LiveClass } from '../live/live-class.ts'

/** A phone that no longer asks has given up. */
const FORGOTTEN_AFTER_MS = 60_000
/** More than these at once about one participation are nobody's honest mistake. */
const MOST_AT_ONCE = 3

const forgetOld = ({ requests }: LiveClass, now: number): void => {
  for (const [phone, { heardAt }] of requests) if (now - heardAt > FORGOTTEN_AFTER_MS) requests.delete(phone)
}

interface Asking {
  readonly participationUuid: string
  readonly phoneHash: string
  readonly now: number
}

/** Notes that a phone wants to go on; the same phone asking again has one request. */
export const askToGoOn = (liveClass: LiveClass, { participationUuid, phoneHash, now }: Asking): void => {
  forgetOld(liveClass, now)
  const known = liveClass.requests.get(phoneHash)
  if (known?.participationUuid === participationUuid) {
    known.heardAt = now
    return
  }
  const others = [...liveClass.requests.values()].filter((one) => one.participationUuid === participationUuid)
  if (others.length >= MOST_AT_ONCE) throw new Refusal('rate-limited', { retryAfterSeconds: 60 })
  const request = { uuid: randomUUID(), participationUuid, askedAt: now, heardAt: now, state: 'waiting' as const }
  liveClass.requests.set(phoneHash, request)
}

/** What has become of a phone's request; it need not wait for a first phone that is gone. */
export const requestStateOf = (liveClass: LiveClass, phoneHash: string, now: number): RequestState => {
  forgetOld(liveClass, now)
  const request = liveClass.requests.get(phoneHash)
  if (request === undefined) return 'unknown'
  request.heardAt = now
  const heardAt = liveClass.participants.get(request.participationUuid)?.phoneHeardAt ?? null
  const isFree = request.state === 'waiting' && (heardAt === null || isPhoneGone(now - heardAt))
  return isFree ? 'granted' : request.state
}

/** Whether this phone was told yes for this participation. */
export const isGranted = (liveClass: LiveClass, phoneHash: string, participationUuid: string): boolean => {
  const request = liveClass.requests.get(phoneHash)
  return request?.participationUuid === participationUuid && request.state === 'granted'
}

/** The requests that wait for a yes, oldest first. */
export const waitingRequests = (liveClass: LiveClass, now: number): readonly JoinRequest[] => {
  forgetOld(liveClass, now)
  return [...liveClass.requests.values()].filter(({ state }) => state === 'waiting')
}

/** Answers a request that waits, of one participation or of the whole class; a second answer finds nothing. */
export const answerRequest = (
  liveClass: LiveClass,
  { uuid, answer, participationUuid }: { uuid: string; answer: RequestAnswer; participationUuid?: string },
): void => {
  const request = [...liveClass.requests.values()].find(
    (one) =>
      one.uuid === uuid &&
      one.state === 'waiting' &&
      (participationUuid === undefined || one.participationUuid === participationUuid),
  )
  if (request === undefined) throw new Refusal('join-request-unknown')
  request.state = answer === 'confirm' ? 'granted' : 'refused'
}

/** Forgets what was asked about a participation, once a phone went on with it or the member was taken out. */
export const forgetRequests = (liveClass: LiveClass, participationUuid: string): void => {
  for (const [phone, request] of liveClass.requests) {
    if (request.participationUuid === participationUuid) liveClass.requests.delete(phone)
  }
}
