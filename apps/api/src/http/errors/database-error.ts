interface DatabaseCause {
  readonly code?: string
  readonly constraint?: string
}

/** The name of the unique constraint an insert or update ran into, or null. Alike on both engines. */
export const violatedUnique = (error: unknown): string | null => {
  const cause = ((error as Error | undefined)?.cause ?? error) as DatabaseCause | undefined
  return cause?.code === '23505' ? (cause.constraint ?? '') : null
}
