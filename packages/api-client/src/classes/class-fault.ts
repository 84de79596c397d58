import type { ClassFault, ClassStep } from '@repo/domain/classes/class-fault'

import { ApiError, NO_RESPONSE } from '../core/api-error.ts'

const STEP_CODES: Readonly<Record<ClassStep, number>> = { types: 4, measurements: 6, start: 7, removal: 8, state: 9 }

interface Answer {
  readonly status: number
  readonly code: string | number
  readonly text: string
  /** Seconds until the next try, where the server names them. */
  readonly retryAfter: number | null
}

const faultOf = (step: ClassStep, answer: Answer): ClassFault => {
  if (answer.status === 407 || answer.code === 407) return { error: 'streaming-token-conflict', code: 407 }
  if (answer.code === 'streaming-active') return { error: 'streaming-elsewhere', code: 409 }
  if (answer.code === 'streaming-without-credentials') return { error: 'streaming-without-credentials', code: 409 }
  if (answer.code === 43 && answer.retryAfter !== null) return { error: 'streaming-busy', code: 43 }
  if (answer.code === 43 || /zoom/i.test(answer.text)) return { error: 'streaming-conflict', code: 43 }
  if (answer.code === 'class-already-running') return { error: 'already-running', code: 409 }
  if (answer.code === 'class-full') return { error: 'class-full', code: 409 }
  if (answer.code === 'class-not-continued') return { error: 'not-continued', code: 409 }
  if (answer.code === 'room-inactive') return { error: 'room-inactive', code: 409 }
  return { error: 'general', code: answer.status === NO_RESPONSE ? STEP_CODES[step] : answer.status }
}

/** What a screen says of a call that failed in a live class, with the code of the catalogue and when to try again. */
export const classFaultOf = (step: ClassStep, error: unknown): ClassFault => {
  const { status, code, message, retryAfterSeconds } =
    error instanceof ApiError ? error : new ApiError(NO_RESPONSE, { code: '', message: '' })
  const fault = faultOf(step, { status, code, text: message, retryAfter: retryAfterSeconds })
  return retryAfterSeconds === null ? fault : { ...fault, retryAfter: retryAfterSeconds }
}
