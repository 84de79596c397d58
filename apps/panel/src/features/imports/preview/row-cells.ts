import type { Import } from '@repo/api-client/imports/import'
import type { ImportRow } from '@repo/api-client/imports/import-rows'
import type { EditableValue } from '@repo/ui/editable-table'

import { columnsOf } from '../columns/column-choices.ts'
import type { ImportField } from '../import-labels.ts'

const TRAINING_FIELDS: readonly ImportField[] = ['file', 'email', 'startAt', 'minutes']

/** What a whole name is split into. English ones have one last name. */
const partsOfName = ({ columns, nameLanguage }: Import['settings']): readonly ImportField[] => {
  if (columns.fullName === undefined) return []
  return nameLanguage === 'es' ? ['name', 'lastName1', 'lastName2'] : ['name', 'lastName1']
}

/** The fields that the file has. */
export const fieldsShown = ({ kind, settings }: Pick<Import, 'kind' | 'settings'>): readonly ImportField[] => {
  if (kind === 'trainings') return TRAINING_FIELDS
  const parts = partsOfName(settings)
  const isShown = (column: ImportField & keyof Import['settings']['columns']): boolean =>
    column !== 'fullName' && (settings.columns[column] !== undefined || parts.includes(column))
  return columnsOf({ kind }).filter(isShown)
}

export const isEditable = (kind: Import['kind'], field: ImportField): boolean =>
  kind !== 'trainings' || field === 'email'

interface Words {
  readonly fault: (field: string, fault: ImportRow['faults'][string]) => string
  /** A cell of the file. */
  readonly text: (field: string, typed: string) => string
  /** A stored value. */
  readonly value: (field: string, value: string | number) => string
}

export const cellOf = (row: ImportRow, field: string, words: Words): EditableValue => {
  const text = words.text(field, row.cells[field] ?? '')
  const fault = row.faults[field]
  if (fault !== undefined) return { text, error: words.fault(field, fault) }
  const change = row.changes.find((one) => one.field === field)
  const shown = (value: string | number | null | undefined): string =>
    value === null || value === undefined ? '' : words.value(field, value)
  if (change === undefined) return { text, understood: shown(row.understood[field]) || undefined }
  return { text, understood: shown(change.after), before: shown(change.before) }
}

/** Faults of the row, and of fields that the table doesn't show. */
export const noteOf = (row: ImportRow, fields: readonly string[], words: Words): string | undefined => {
  const others = Object.entries(row.faults).filter(([field]) => !fields.includes(field))
  return others.length === 0 ? undefined : others.map(([field, fault]) => words.fault(field, fault)).join('. ')
}
