import type { Seconds } from '../core/units.ts'

const CLASS_STEPS = ['types', 'measurements', 'start', 'removal', 'state'] as const
export type ClassStep = (typeof CLASS_STEPS)[number]

const CLASS_ERRORS = [
  'streaming-conflict',
  'streaming-busy',
  'streaming-token-conflict',
  'streaming-elsewhere',
  'streaming-without-credentials',
  'already-running',
  'room-inactive',
  'class-full',
  'not-continued',
  'strap-taken',
  'strap-unknown',
  'general',
] as const
type ClassError = (typeof CLASS_ERRORS)[number]

export interface ClassFault {
  readonly error: ClassError
  readonly code: number
  readonly retryAfter?: Seconds
}
