import type { BatchReceipt, BatchWire } from '@repo/api-client/classes/measurements'
import type { OwnNumbersWire } from '@repo/api-client/classes/own-numbers'

import type { ParticipantPrincipal } from '../../../http/authentication/principal.ts'
import type { Context } from '../../../lib/context.ts'
import { isDiskFull, isOutage } from '../../../lib/outage.ts'
import { Refusal } from '../../../lib/refusal.ts'
import { presentOwnNumbers } from '../live/present-packet.ts'

/** What a phone says on its connection, and wants to hear: a batch, or only that it is there. */
interface PhoneRequest {
  readonly batch: BatchWire | null
  readonly wantsNumbers: boolean
}

interface PhoneAnswer {
  readonly receipt: BatchReceipt | null
  /** Its own line, with the server's time; null where it wants none or is in no running class. */
  readonly numbers: { readonly server_time: number; readonly own: OwnNumbersWire } | null
  /** Whether the class is over; a phone that still has samples goes on sending them. */
  readonly isOver: boolean
}

/** The same between two servers, of which the other one has the class. */
export interface ForwardedPhoneRequest extends PhoneRequest {
  readonly kind: 'phone'
  readonly classUuid: string
  readonly participationUuid: string
}

type ForwardedPhoneResponse = PhoneAnswer | { readonly refused: { readonly code: Refusal['code'] } }

type Needed = Pick<Context, 'engine' | 'clock' | 'owners' | 'log'>
type Phone = Pick<ParticipantPrincipal, 'classUuid' | 'participationUuid'>

/** A class that no server has at the moment is not over: another one is about to take it up. */
const isBetweenServers = async ({ owners, engine }: Needed, classUuid: string): Promise<boolean> =>
  owners !== null && (await engine.stateOf(classUuid))?.state === 'running'

const takeTurn = async (
  needed: Needed,
  { classUuid, participationUuid }: Phone,
  { batch, wantsNumbers }: PhoneRequest,
): Promise<PhoneAnswer> => {
  const { engine, clock } = needed
  engine.hearPhone(classUuid, participationUuid)
  const receipt = batch === null ? null : await engine.ingest(classUuid, participationUuid, batch)
  const liveClass = engine.find(classUuid)
  const participant = liveClass?.participants.get(participationUuid)
  const now = clock.now()
  const isShown = wantsNumbers && liveClass !== null && participant !== undefined
  return {
    receipt,
    numbers: isShown ? { server_time: now, own: presentOwnNumbers(liveClass, participant, now) } : null,
    isOver: liveClass === null && !(await isBetweenServers(needed, classUuid)),
  }
}

/** Takes a phone's turn on the server that has its class. */
export const handlePhoneRequest = async (needed: Needed, phone: Phone, turn: PhoneRequest): Promise<PhoneAnswer> => {
  const { engine, owners } = needed
  const { classUuid, participationUuid } = phone
  if (owners === null || engine.find(classUuid) !== null) return takeTurn(needed, phone, turn)
  const passed: ForwardedPhoneRequest = { kind: 'phone', classUuid, participationUuid, ...turn }
  const answer = await owners.ask<ForwardedPhoneResponse>(classUuid, passed)
  // a class that runs, and that nobody has at the moment, says so itself
  if (answer === null) return takeTurn(needed, phone, turn)
  if ('refused' in answer) throw new Refusal(answer.refused.code, { retryAfterSeconds: 1, values: { end: '' } })
  return answer
}

/** Takes the turn of a phone that is connected to another server. */
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
