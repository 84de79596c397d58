import type { Import } from '@repo/api-client/imports/import'
import type { ImportRow } from '@repo/api-client/imports/import-rows'
import type { EditableValue } from '@repo/ui/editable-table'

import { columnsOf } from '../columns/column-choices.ts'
import type { ImportField } from '../import-labels.ts'

const TRAINING_FIELDS: readonly ImportField[] = ['file', 'email', 'startAt', 'minutes']

/** The fields that the file has, of members always the required ones. */
export const fieldsShown = ({ kind, settings }: Pick<Import, 'kind' | 'settings'>): readonly ImportField[] =>
  kind === 'trainings'
    ? TRAINING_FIELDS
    : columnsOf({ kind }).filter((column) => settings.columns[column] !== undefined)

export const isEditable = (kind: Import['kind'], field: ImportField): boolean =>
  kind !== 'trainings' || field === 'email'

/** Parts of a whole name that a fault or a change is about. */
const PARTS: readonly string[] = ['name', 'lastName1', 'lastName2']

interface Words {
  readonly fault: (field: string, fault: ImportRow['faults'][string]) => string
  readonly text: (field: string, value: string) => string
}

const shownIn = (row: ImportRow, field: string, fields: readonly string[]): readonly string[] => {
  const parts = PARTS.filter((part) => !fields.includes(part) && (part in row.faults || changedIn(row, part)))
  return field === 'fullName' ? [field, ...parts] : [field]
}

const changedIn = ({ changes }: ImportRow, field: string): boolean => changes.some((one) => one.field === field)

export const cellOf = (row: ImportRow, field: string, fields: readonly string[], words: Words): EditableValue => {
  const names = shownIn(row, field, fields)
  const faults = names.flatMap((name) => {
    const fault = row.faults[name]
    return fault === undefined ? [] : [words.fault(name, fault)]
  })
  const changes = row.changes.filter((one) => names.includes(one.field))
  const text = words.text(field, row.cells[field] ?? '')
  if (faults.length > 0) return { text, error: faults.join('. ') }
  if (changes.length === 0) return { text }
  const joined = (side: 'before' | 'after') =>
    changes.map((one) => (one[side] === null ? '' : words.text(one.field, String(one[side])))).join(' ')
  return { text: joined('after') || text, before: joined('before') }
}

/** Faults of the row, and of fields that the table doesn't show. */
export const noteOf = (row: ImportRow, fields: readonly string[], words: Words): string | undefined => {
  const hasWhole = fields.includes('fullName')
  const others = Object.entries(row.faults).filter(
    ([field]) => !fields.includes(field) && !(hasWhole && PARTS.includes(field)),
  )
  return others.length === 0 ? undefined : others.map(([field, fault]) => words.fault(field, fault)).join('. ')
}
