import type { Fault } from '../core/form.ts'
import type { RecordingFault } from '../trainings/imported-training.ts'

/**
 * What is wrong with a cell: as in the form, or only known from the file and the center. `twice-in-file` names the row
 * that has the person or the address first.
 */
export type RowFault =
  | Fault
  | { readonly code: 'twice-in-file'; readonly row: number }
  | {
      readonly code:
        | 'not-a-choice'
        | 'email-taken'
        | 'sensor-taken'
        | 'wearer-unknown'
        | 'no-member'
        | 'several-members'
        | 'training-overlaps'
        | 'recording-unreadable'
        | `recording-${RecordingFault}`
    }

export type RowFaults<Field extends string> = Readonly<Partial<Record<Field, RowFault>>>
