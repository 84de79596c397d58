import type { ExportFormat } from '@repo/api-client/core/list'
import { downloadList, type ListFile } from '@repo/api-client/core/list-file'
import { Pagination } from '@repo/ui/pagination'
import { Stack } from '@repo/ui/stack'
import { useAfterFrame } from '@repo/ui/use-after-frame'
import type { ReactNode } from 'react'

import { useServices } from '../../app/services-context.ts'
import { useDownload } from '../use-download.ts'
import type { SearchLabels } from './list-column.ts'
import { ListHeader, type ListHeaderProps } from './list-header.tsx'
import { useListLabels } from './list-labels.ts'
import { ListNotice } from './list-notice.tsx'
import { ListSelection, type BulkAction } from './list-selection.tsx'
import { ListTable, type RowView } from './list-table.tsx'
import { ListTools } from './list-tools.tsx'
import { useIsPhone } from './use-is-phone.ts'
import type { List } from './use-list.ts'

interface ListPageProps<Row, C extends string, S extends string> extends RowView<Row, S>, ListHeaderProps<Row> {
  list: List<Row, C, S>
  searchWords: SearchLabels<C>
  exportAs?: ListFile<C, S>
  exportOf?: Readonly<Record<string, string>>
  lead?: ReactNode
  /** Rows can't be selected without any. */
  bulk?: readonly BulkAction[]
}

const NO_BULK: readonly BulkAction[] = []

function ListPages<Row, C extends string, S extends string>({
  list,
  label,
}: Pick<ListPageProps<Row, C, S>, 'list'> & { label: string }) {
  const words = useListLabels()
  const { view, query } = list
  const { page } = query
  if (page === undefined) return null
  return (
    <Pagination
      label={label}
      page={view.page}
      lastPage={page.lastPage}
      onPage={(next) => list.show({ page: next === 1 ? undefined : next })}
      position={words.pageOf(query.isStale ? page.page : view.page, page.lastPage)}
      words={words.pages}
    />
  )
}

export function ListPage<Row, C extends string, S extends string>(props: ListPageProps<Row, C, S>) {
  const { list, bulk = NO_BULK, exportAs, columns, nouns } = props
  const { view, query } = list
  const { page } = query
  const isPhone = useIsPhone()
  const { client } = useServices()
  const file = useDownload(({ format, as }: { format: ExportFormat; as: ListFile<C, S> }) =>
    downloadList(client, as, view, format, props.exportOf),
  )
  // a hundred rows render slowly, so they follow after the first frame
  const drawn = useAfterFrame(page) ?? page
  const isEmpty = page !== undefined && page.total === 0 && !query.isStale
  return (
    <Stack gap={isPhone ? 'm' : 'l'}>
      <ListHeader {...props} />
      {props.lead}
      <Stack gap={isPhone ? 's' : 'm'}>
        <ListTools
          list={list}
          columns={columns}
          searchWords={props.searchWords}
          nouns={nouns}
          onExport={exportAs === undefined ? undefined : (format) => file.mutate({ format, as: exportAs })}
          isExporting={file.isPending}
        />
        <ListSelection selected={list.selected} actions={bulk} onClear={() => list.select(new Set())} />
      </Stack>
      <ListNotice list={list} isEmpty={isEmpty} nouns={nouns} />
      {(query.isPending || (page !== undefined && !isEmpty)) && (
        <ListTable
          columns={columns}
          nouns={nouns}
          card={props.card}
          isMarked={props.isMarked}
          rowActions={props.rowActions}
          mostActions={props.mostActions}
          hidden={list.columns.hidden}
          rows={drawn?.rows}
          keyOf={list.keyOf}
          order={view}
          onSort={list.sortBy}
          selected={bulk.length > 0 ? list.selected : null}
          onSelect={list.select}
          isStale={query.isStale}
          isGivingWay={drawn !== page}
        />
      )}
      {!isEmpty && <ListPages list={list} label={nouns.pages} />}
    </Stack>
  )
}
