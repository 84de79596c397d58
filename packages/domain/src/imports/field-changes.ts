/** What to do with a member or sensor that the center knows. `fill` writes only what isn't given yet. */
export const KNOWN_DECISIONS = ['skip', 'fill', 'overwrite'] as const
export type KnownDecision = (typeof KNOWN_DECISIONS)[number]

export interface FieldChange<Field extends string> {
  readonly field: Field
  readonly before: string | number | null
  readonly after: string | number
}

type Values<Field extends string> = Readonly<Record<Field, string | number | null>>

interface Compared<Field extends string> {
  readonly fields: readonly Field[]
  readonly known: Values<Field>
  readonly row: Values<Field>
  readonly decision: KnownDecision
  /** Makes texts comparable that mean the same. */
  readonly fold?: Readonly<Partial<Record<Field, (text: string) => string>>>
}

/** What a row would change. Cells that aren't given change nothing. */
export const changesOf = <Field extends string>({
  fields,
  known,
  row,
  decision,
  fold,
}: Compared<Field>): readonly FieldChange<Field>[] => {
  if (decision === 'skip') return []
  const folded = (field: Field, value: string | number): string | number =>
    typeof value === 'string' ? (fold?.[field]?.(value) ?? value) : value
  return fields.flatMap((field) => {
    const [stored, after] = [known[field], row[field]]
    const before = stored === '' ? null : stored
    if (after === null || (decision === 'fill' && before !== null)) return []
    return before !== null && folded(field, before) === folded(field, after) ? [] : [{ field, before, after }]
  })
}
