import type { Import, ImportSettings } from '@repo/api-client/imports/import'
import type { ImportColumn, ImportQuestion } from '@repo/domain/imports/import'
import { MEMBER_COLUMNS } from '@repo/domain/imports/member-columns'
import { SENSOR_COLUMNS } from '@repo/domain/imports/sensor-columns'

type Columns = ImportSettings['columns']

export const columnsOf = ({ kind }: Pick<Import, 'kind'>): readonly ImportColumn[] =>
  kind === 'sensors' ? SENSOR_COLUMNS : MEMBER_COLUMNS

/** Those that were found in the file first. A choice doesn't move them. */
export const inOrder = (shown: Pick<Import, 'kind' | 'settings'>): readonly ImportColumn[] => {
  const isFound = (column: ImportColumn): boolean => shown.settings.columns[column] !== undefined
  const columns = columnsOf(shown)
  return [...columns.filter(isFound), ...columns.filter((column) => !isFound(column))]
}

/** With `null`, nothing of the file is read into the column. */
export const withColumn = (columns: Columns, column: ImportColumn, index: number | null): Columns => {
  const { [column]: _, ...rest } = columns
  return index === null ? rest : { ...rest, [column]: index }
}

/** Columns that an import of this kind can't do without. */
export const missingColumns = ({ kind }: Pick<Import, 'kind'>, columns: Columns): readonly ImportColumn[] => {
  const has = (column: ImportColumn): boolean => columns[column] !== undefined
  if (kind === 'sensors') return has('mac') || has('ant') ? [] : ['mac']
  return [...(has('email') ? [] : ['email' as const]), ...(has('name') || has('fullName') ? [] : ['name' as const])]
}

export const QUESTION_OF = {
  birthday: 'dayOrder',
  weight: 'weightUnit',
  height: 'heightUnit',
  sex: 'sexOfM',
} as const satisfies Partial<Record<ImportColumn, ImportQuestion>>
export type Asked = (typeof QUESTION_OF)[keyof typeof QUESTION_OF]

export const questionOf = (column: ImportColumn): Asked | null =>
  column in QUESTION_OF ? QUESTION_OF[column as keyof typeof QUESTION_OF] : null

/** Questions that the settings leave open. The server asks only those that the file doesn't answer. */
export const openQuestions = ({ questions }: Pick<Import, 'questions'>, settings: ImportSettings): readonly Asked[] =>
  Object.entries(QUESTION_OF)
    .filter(
      ([column, asked]) =>
        settings.columns[column as ImportColumn] !== undefined && settings[asked] === null && questions.includes(asked),
    )
    .map(([, asked]) => asked)
