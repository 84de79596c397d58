import type { FileActivity, ImportedTraining } from '@repo/api-client/members/member-trainings'

/** Refusals have the server's message. */
type Outcome =
  | { readonly kind: 'waiting' | 'sending' }
  | { readonly kind: 'done'; readonly trainings: readonly ImportedTraining[] }
  | { readonly kind: 'refused'; readonly text: string }
  /** The user must decide: which activities, or whether to store an overlapping one. */
  | { readonly kind: 'several'; readonly activities: readonly FileActivity[] }
  | { readonly kind: 'overlaps'; readonly text: string; readonly activities: readonly number[] | undefined }

export interface ImportedFile {
  readonly key: number
  readonly file: File
  readonly outcome: Outcome
}

type ImportEvent =
  | { readonly kind: 'chosen'; readonly files: readonly { readonly key: number; readonly file: File }[] }
  | { readonly kind: 'came-out'; readonly key: number; readonly outcome: Outcome }

export const importFiles = (files: readonly ImportedFile[], event: ImportEvent): readonly ImportedFile[] => {
  switch (event.kind) {
    case 'chosen':
      return [...files, ...event.files.map((file) => ({ ...file, outcome: { kind: 'waiting' } as const }))]
    case 'came-out':
      return files.map((file) => (file.key === event.key ? { ...file, outcome: event.outcome } : file))
    default:
      return event satisfies never
  }
}

export const countAnswered = (files: readonly ImportedFile[]): number =>
  files.filter(({ outcome }) => outcome.kind !== 'waiting' && outcome.kind !== 'sending').length
