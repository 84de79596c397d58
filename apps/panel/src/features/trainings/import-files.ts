/** What has become of a file that is imported. */
type Outcome =
  | { readonly kind: 'waiting' | 'sending' | 'done' }
  | { readonly kind: 'refused'; /** Why, in a sentence. */ readonly text: string }

export interface ImportedFile {
  readonly key: number
  readonly name: string
  readonly outcome: Outcome
}

type ImportEvent =
  | { readonly kind: 'chosen'; readonly files: readonly { readonly key: number; readonly name: string }[] }
  | { readonly kind: 'came-out'; readonly key: number; readonly outcome: Outcome }

/** The files of a dialog, in the order in which they were chosen. */
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

/** How many files are through, whatever came of them. */
export const countThrough = (files: readonly ImportedFile[]): number =>
  files.filter(({ outcome }) => outcome.kind === 'done' || outcome.kind === 'refused').length
