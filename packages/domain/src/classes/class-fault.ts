import type { Seconds } from '../core/units.ts'

const CLASS_STEPS = ['types', 'measurements', 'start', 'removal', 'state'] as const
/** Where in a live class a call failed. */
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
  'general',
] as const
type ClassError = (typeof CLASS_ERRORS)[number]

export interface ClassFault {
  readonly error: ClassError
  /** The number shown with the message. */
  readonly code: number
  /** How long the server asks to wait before the next try; absent where it asks for nothing. */
  readonly retryAfter?: Seconds
}
