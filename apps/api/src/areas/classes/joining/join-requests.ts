import { randomUUID } from 'node:crypto'

import { isPhoneGone, type RequestAnswer, type RequestState } from '@repo/domain/classes/second-phone'

import { Refusal } from '../../../lib/refusal.ts'
import type { JoinRequest, LiveClass } from '../live/live-class.ts'

/** A phone that stopped polling has given up. */
const FORGOTTEN_AFTER_MS = 60_000
/** More requests than this for one participation aren't an honest mistake. */
const MOST_AT_ONCE = 3

const forgetOld = ({ requests }: LiveClass, now: number): void => {
  for (const [phone, { seenAt }] of requests) if (now - seenAt > FORGOTTEN_AFTER_MS) requests.delete(phone)
}

interface ContinuationRequest {
  readonly participationUuid: string
  readonly phoneHash: string
  readonly now: number
}

/** Keeps one request per phone. */
export const requestContinuation = (
  liveClass: LiveClass,
  { participationUuid, phoneHash, now }: ContinuationRequest,
): void => {
  forgetOld(liveClass, now)
  const known = liveClass.requests.get(phoneHash)
  if (known?.participationUuid === participationUuid) {
    known.seenAt = now
    return
  }
  const others = [...liveClass.requests.values()].filter((one) => one.participationUuid === participationUuid)
  if (others.length >= MOST_AT_ONCE) throw new Refusal('rate-limited', { retryAfterSeconds: 60 })
  const request = { uuid: randomUUID(), participationUuid, requestedAt: now, seenAt: now, state: 'waiting' as const }
  liveClass.requests.set(phoneHash, request)
}

/** Grants a waiting request if the first phone is gone. */
export const requestStateOf = (liveClass: LiveClass, phoneHash: string, now: number): RequestState => {
  forgetOld(liveClass, now)
  const request = liveClass.requests.get(phoneHash)
  if (request === undefined) return 'unknown'
  request.seenAt = now
  const phoneSeenAt = liveClass.participants.get(request.participationUuid)?.phoneSeenAt ?? null
  const isFree = request.state === 'waiting' && (phoneSeenAt === null || isPhoneGone(now - phoneSeenAt))
  return isFree ? 'granted' : request.state
}

export const isGranted = (liveClass: LiveClass, phoneHash: string, participationUuid: string): boolean => {
  const request = liveClass.requests.get(phoneHash)
  return request?.participationUuid === participationUuid && request.state === 'granted'
}

export const waitingRequests = (liveClass: LiveClass, now: number): readonly JoinRequest[] => {
  forgetOld(liveClass, now)
  return [...liveClass.requests.values()].filter(({ state }) => state === 'waiting')
}

/** Answers a waiting request, once. Without `participationUuid`, it may be any request of the class. */
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

/** Call after a phone took over the participation or the member was removed. */
export const forgetRequests = (liveClass: LiveClass, participationUuid: string): void => {
  for (const [phone, request] of liveClass.requests) {
    if (request.participationUuid === participationUuid) liveClass.requests.delete(phone)
  }
}
