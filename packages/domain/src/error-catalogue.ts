export const LOGIN_ERRORS = [
  'session-open-elsewhere',
  'email-not-verified',
  'account-disabled',
  'wrong-credentials',
  'service-unavailable',
  'too-many-attempts',
  'center-not-found',
] as const
export type LoginError = (typeof LOGIN_ERRORS)[number]

/** Numbers the catalogue gives to refused logins. */
export const LOGIN_ERROR_CODES: Readonly<Partial<Record<LoginError, number>>> = {
  'email-not-verified': 10,
  'account-disabled': 12,
}

/**
 * What a screen says of a refused login: by the code our server names, or by status and text, which is all that other
 * deployments of the API send. An answer that never came has status 10.
 */
export const loginErrorOf = (answer: {
  readonly status: number
  readonly text: string
  readonly code?: string | number
}): LoginError => {
  const named = LOGIN_ERRORS.find((error) => error === answer.code)
  if (named !== undefined) return named
  switch (answer.status) {
    case 401:
      if (answer.text.includes('verified')) return 'email-not-verified'
      return /Inactive|inhabilitada/.test(answer.text) ? 'account-disabled' : 'session-open-elsewhere'
    case 422:
      return 'wrong-credentials'
    case 429:
      return 'too-many-attempts'
    case 500:
    case 503:
      return 'service-unavailable'
    default:
      return 'center-not-found'
  }
}

export const ROOM_ERRORS = ['name-taken', 'image-size', 'image-kind', 'general'] as const
export type RoomError = (typeof ROOM_ERRORS)[number]

/** Numbers the catalogue gives to rooms that were not saved. */
export const ROOM_ERROR_CODES: Readonly<Partial<Record<RoomError, number>>> = { 'name-taken': 11 }

/** What a screen says of a room that could not be saved: a word about the name, a picture too large or no picture at all, or no more than that. */
export const roomErrorOf = (answer: {
  readonly status: number
  readonly code?: string | number
  readonly fields: Readonly<Record<string, unknown>>
}): RoomError => {
  if ('room_name' in answer.fields) return 'name-taken'
  if (answer.code === 'image-invalid') return 'image-kind'
  return answer.status === 413 ? 'image-size' : 'general'
}

export const SESSION_STEPS = ['types', 'measurements', 'start', 'removal', 'state'] as const
/** Where in a live session a call failed. */
export type SessionStep = (typeof SESSION_STEPS)[number]

export const SESSION_ERRORS = [
  'streaming-conflict',
  'streaming-token-conflict',
  'already-running',
  'room-inactive',
  'general',
] as const
export type SessionError = (typeof SESSION_ERRORS)[number]

export interface SessionFault {
  readonly error: SessionError
  /** The number shown with the message. */
  readonly code: number
}

/** Stands for a call that was never answered. */
const NO_ANSWER = 10

const STEP_CODES: Readonly<Record<SessionStep, number>> = { types: 4, measurements: 6, start: 7, removal: 8, state: 9 }

/** What a screen says of a call that failed in a live session, with the code of the catalogue. */
export const sessionFaultOf = (
  step: SessionStep,
  answer: { readonly status: number; readonly code: string | number; readonly text: string },
): SessionFault => {
  if (answer.status === 407 || answer.code === 407) return { error: 'streaming-token-conflict', code: 407 }
  if (/zoom/i.test(answer.text)) return { error: 'streaming-conflict', code: 43 }
  if (answer.code === 'class-already-running') return { error: 'already-running', code: 409 }
  if (answer.code === 'room-inactive') return { error: 'room-inactive', code: 409 }
  return { error: 'general', code: answer.status === NO_ANSWER ? STEP_CODES[step] : answer.status }
}

export const MEMBER_STEPS = ['create', 'information', 'variables'] as const
/** The three calls that save a member. */
export type MemberStep = (typeof MEMBER_STEPS)[number]

export const MEMBER_ERRORS = ['already-linked', 'changed-meanwhile', 'partial', 'general'] as const
export type MemberError = (typeof MEMBER_ERRORS)[number]

/**
 * What a screen says of a member that was not wholly saved: which call failed decides whether anything was stored.
 * A first change that fails has stored nothing, a first step after a creation has.
 */
export const memberErrorOf = (failed: {
  readonly step: MemberStep
  readonly status: number
  readonly isNew: boolean
}): MemberError => {
  if (failed.status === 409) return 'already-linked'
  if (failed.status === 412) return 'changed-meanwhile'
  if (failed.step === 'create') return 'general'
  return failed.step === 'variables' || failed.isNew ? 'partial' : 'general'
}
