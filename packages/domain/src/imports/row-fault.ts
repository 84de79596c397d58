import type { Fault } from '../core/form.ts'

/** Only known from the file and the center. */
const CENTER_FAULTS = [
  'not-a-choice',
  'email-taken',
  'sensor-taken',
  'wearer-unknown',
  'no-member',
  'several-members',
] as const

/** Of training files, as when one is imported for a member. */
export const TRAINING_FAULTS = [
  'training-known',
  'training-overlaps',
  'recording-unreadable',
  'recording-empty',
  'recording-dated',
  'recording-too-long',
  'recording-implausible',
] as const

/**
 * What is wrong with a cell: as in the form, or only known from the file and the center. `twice-in-file` names the row
 * that has the person or the address first.
 */
export type RowFault =
  | Fault
  | { readonly code: 'twice-in-file'; readonly row: number }
  | { readonly code: (typeof CENTER_FAULTS)[number] | (typeof TRAINING_FAULTS)[number] }

export type RowFaults<Field extends string> = Readonly<Partial<Record<Field, RowFault>>>
