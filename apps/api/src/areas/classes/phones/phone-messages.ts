import type { BatchReceipt, BatchWire } from '@repo/api-client/classes/measurements'
import type { OwnNumbersWire } from '@repo/api-client/classes/own-numbers'

import type { ParticipantPrincipal } from '../../../http/authentication/principal.ts'
import type { Context } from '../../../lib/context.ts'
import { isDiskFull, isOutage } from '../../../lib/outage.ts'
import { Refusal } from '../../../lib/refusal.ts'
import { presentOwnNumbers } from '../live/present-packet.ts'
import { notePhoneStrap } from './phone-straps.ts'

interface PhoneRequest {
  readonly batch: BatchWire | null
  readonly wantsNumbers: boolean
}

interface PhoneAnswer {
  readonly receipt: BatchReceipt | null
  /** Null if the phone wants none or is in no running class. */
  readonly numbers: {
    readonly server_time: number
    readonly class_start: number
    readonly class_finish: number
    readonly own: OwnNumbersWire
  } | null
  /** A phone that still has samples sends them even after the end. */
  readonly isOver: boolean
}

export interface ForwardedPhoneRequest extends PhoneRequest {
  readonly kind: 'phone'
  readonly classUuid: string
  readonly participationUuid: string
}

type ForwardedPhoneResponse = PhoneAnswer | { readonly refused: { readonly code: Refusal['code'] } }

type Needed = Pick<Context, 'engine' | 'clock' | 'owners' | 'log'>
type Phone = Pick<ParticipantPrincipal, 'classUuid' | 'participationUuid'>

/** A running class without a server isn't over: another server is about to take it over. */
const isBetweenServers = async ({ owners, engine }: Needed, classUuid: string): Promise<boolean> =>
  owners !== null && (await engine.stateOf(classUuid))?.state === 'running'

const takeTurn = async (
  needed: Needed,
  { classUuid, participationUuid }: Phone,
  { batch, wantsNumbers }: PhoneRequest,
): Promise<PhoneAnswer> => {
  const { engine, clock } = needed
  engine.notePhoneContact(classUuid, participationUuid)
  if (batch !== null) notePhoneStrap(needed, { classUuid, participationUuid }, batch)
  const receipt = batch === null ? null : await engine.ingest(classUuid, participationUuid, batch)
  const liveClass = engine.find(classUuid)
  const participant = liveClass?.participants.get(participationUuid)
  const now = clock.now()
  const isShown = wantsNumbers && liveClass !== null && participant !== undefined
  return {
    receipt,
    numbers: isShown
      ? {
          server_time: now,
          class_start: liveClass.startAt,
          class_finish: liveClass.finishAt,
          own: presentOwnNumbers(liveClass, participant, now),
        }
      : null,
    isOver: liveClass === null && !(await isBetweenServers(needed, classUuid)),
  }
}

/** Forwards the request if another server owns the class. */
export const handlePhoneRequest = async (needed: Needed, phone: Phone, turn: PhoneRequest): Promise<PhoneAnswer> => {
  const { engine, owners } = needed
  const { classUuid, participationUuid } = phone
  if (owners === null || engine.find(classUuid) !== null) return takeTurn(needed, phone, turn)
  const passed: ForwardedPhoneRequest = { kind: 'phone', classUuid, participationUuid, ...turn }
  const answer = await owners.ask<ForwardedPhoneResponse>(classUuid, passed)
  // no server owns the class: the local turn refuses if the class is between servers, or reports its end
  if (answer === null) return takeTurn(needed, phone, turn)
  if ('refused' in answer) throw new Refusal(answer.refused.code, { retryAfterSeconds: 1, values: { end: '' } })
  return answer
}

export const handleForwardedPhoneRequest = async (
  needed: Needed,
  passed: ForwardedPhoneRequest,
): Promise<ForwardedPhoneResponse> => {
  try {
    return await takeTurn(needed, passed, passed)
  } catch (error) {
    if (error instanceof Refusal) return { refused: { code: error.code } }
    needed.log.fault(error, 'phone-turn')
    return { refused: { code: isOutage(error) || isDiskFull(error) ? 'unavailable' : 'internal' } }
  }
}
