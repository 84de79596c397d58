import { useLingui } from '@lingui/react/macro'
import type { Import } from '@repo/api-client/imports/import'
import type { ImportRow } from '@repo/api-client/imports/import-rows'
import type { RowsShown } from '@repo/api-client/imports/queries'
import type { RowState } from '@repo/domain/imports/import'
import { Badge } from '@repo/ui/badge'
import { type EditableRow, EditableTable } from '@repo/ui/editable-table'
import { Pagination } from '@repo/ui/pagination'
import { Skeleton } from '@repo/ui/skeleton'
import { Stack } from '@repo/ui/stack'
import { Text } from '@repo/ui/text'
import { useCallback, useMemo, useState } from 'react'

import { useListLabels } from '../../../lib/list/list-labels.ts'
import { LoadFailure } from '../../../lib/load-failure.tsx'
import { useImportFields, useImportLabels } from '../import-labels.ts'
import { type RowChange, useSaveRow } from '../import-mutations.ts'
import { RowActions } from './row-actions.tsx'
import { cellOf, fieldsShown, isEditable, noteOf } from './row-cells.ts'
import { useImportRows } from './use-import-rows.ts'
import { useRowWords } from './use-row-words.ts'

interface ImportRowsProps {
  shown: Import
  filter: NonNullable<RowsShown['state']>
  /** Shown without rows. */
  empty: string
  isReadOnly?: boolean
}

const TONES = {
  new: 'success',
  changed: 'accent',
  same: 'neutral',
  fault: 'danger',
  'left-out': 'neutral',
} as const satisfies Record<RowState, string>

interface ShownRow extends EditableRow {
  readonly row: ImportRow
}

const nameOf = ({ number, cells, target }: ImportRow): string => {
  const { name = '', lastName1 = '', sensorName, file, email, mac } = cells
  const names = [`${name} ${lastName1}`.trim(), sensorName, target?.name, file, email, mac]
  return names.find((text) => text !== undefined && text !== '') ?? String(number)
}

const useShownRows = (shown: Import, rows: readonly ImportRow[] | undefined): readonly ShownRow[] => {
  const labels = useImportLabels()
  const words = useRowWords()
  return useMemo(() => {
    const fields = fieldsShown(shown)
    return (rows ?? []).map((row) => {
      const { number, state } = row
      return {
        key: String(number),
        number,
        name: nameOf(row),
        state: <Badge tone={TONES[state]}>{labels.oneRow[state]}</Badge>,
        note: noteOf(row, fields, words),
        tone: state === 'fault' ? ('danger' as const) : state === 'left-out' ? ('muted' as const) : ('plain' as const),
        cells: Object.fromEntries(fields.map((field) => [field, cellOf(row, field, words)])),
        row,
      }
    })
  }, [shown, rows, labels, words])
}

function Rows({ shown, filter, empty, isReadOnly = false }: ImportRowsProps) {
  const { t } = useLingui()
  const list = useListLabels()
  const [page, setPage] = useState(1)
  const { query, page: got, rows, keep } = useImportRows(shown.uuid, { state: filter, page })
  // corrected rows leave fewer pages
  if (got !== undefined && !query.isPlaceholderData && page > got.lastPage) setPage(got.lastPage)
  const { mutateAsync } = useSaveRow(shown.uuid, keep)
  const fields = useImportFields()
  const drawn = useShownRows(shown, rows)
  const change = useCallback((next: RowChange) => mutateAsync(next).catch(() => null), [mutateAsync])
  const edit = useCallback(
    ({ number }: ShownRow, column: string, text: string) => change({ number, cells: { [column]: text } }),
    [change],
  )
  const { kind } = shown
  const columns = useMemo(
    () =>
      fieldsShown(shown).map((key) => ({ key, header: fields[key].label, isReadOnly: !isEditable(shown.kind, key) })),
    // the labels change with the language, which opens the page again
    // oxlint-disable-next-line react/exhaustive-deps
    [shown.kind, shown.settings],
  )
  const headers = useMemo(() => ({ number: t`Row`, state: t`State`, actions: t`Actions` }), [t])
  const words = useMemo(() => ({ empty: t`empty`, more: t`All fields`, less: t`Fewer fields` }), [t])
  const renderActions = useCallback(
    ({ row, name }: ShownRow) => (
      <RowActions row={row} kind={kind} name={name} onChange={(next) => void change(next)} />
    ),
    [kind, change],
  )
  if (query.isLoadingError) return <LoadFailure title={t`Couldn't load the rows`} onRetry={() => query.refetch()} />
  if (got === undefined) return <Skeleton />
  if (drawn.length === 0) return <Text tone="muted">{empty}</Text>
  return (
    <Stack gap="m">
      <EditableTable
        label={t`Rows of the file`}
        columns={columns}
        rows={drawn}
        headers={headers}
        words={words}
        isStale={query.isPlaceholderData}
        {...(isReadOnly ? {} : { onEdit: edit, renderActions })}
      />
      {got.lastPage > 1 && (
        <Pagination
          label={t`Pages of rows`}
          page={page}
          lastPage={got.lastPage}
          onPage={setPage}
          position={list.pageOf(page, got.lastPage)}
          words={list.pages}
        />
      )}
    </Stack>
  )
}

/** Another filter begins at its first page. */
export function ImportRows(props: ImportRowsProps) {
  return <Rows key={props.filter} {...props} />
}
