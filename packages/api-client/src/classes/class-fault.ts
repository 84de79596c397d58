import type { ClassFault, ClassStep } from '@repo/domain/class-fault'

import { NO_RESPONSE } from '../core/api-error.ts'

const STEP_CODES: Readonly<Record<ClassStep, number>> = { types: 4, measurements: 6, start: 7, removal: 8, state: 9 }

/** What a screen says of a call that failed in a live class, with the code of the catalogue. */
export const classFaultOf = (
  step: ClassStep,
  answer: { readonly status: number; readonly code: string | number; readonly text: string },
): ClassFault => {
  if (answer.status === 407 || answer.code === 407) return { error: 'streaming-token-conflict', code: 407 }
  if (answer.code === 'streaming-active') return { error: 'streaming-elsewhere', code: 409 }
  if (answer.code === 'streaming-without-credentials') return { error: 'streaming-without-credentials', code: 409 }
  if (answer.code === 43 || /zoom/i.test(answer.text)) return { error: 'streaming-conflict', code: 43 }
  if (answer.code === 'class-already-running') return { error: 'already-running', code: 409 }
  if (answer.code === 'room-inactive') return { error: 'room-inactive', code: 409 }
  return { error: 'general', code: answer.status === NO_RESPONSE ? STEP_CODES[step] : answer.status }
}
