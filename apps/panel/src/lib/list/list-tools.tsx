import { EXPORT_FORMATS, type ExportFormat } from '@repo/api-client/core/list'
import { PAGE_SIZES } from '@repo/domain/lists/list'
import { Button } from '@repo/ui/button'
import { IconButton } from '@repo/ui/icon-button'
import { Inline } from '@repo/ui/inline'
import { Menu } from '@repo/ui/menu'
import type { ReactNode } from 'react'

import type { ListColumn } from './list-column.ts'
import { useListLabels } from './list-labels.ts'
import { ListViews } from './list-views.tsx'
import type { List } from './use-list.ts'

interface ListToolsProps<Row, C extends string, S extends string> {
  list: List<Row, C, S>
  columns: readonly ListColumn<Row, S>[]
  children: ReactNode
  onExport: ((format: ExportFormat) => void) | undefined
  isExporting: boolean
}

export function ListTools<Row, C extends string, S extends string>(props: ListToolsProps<Row, C, S>) {
  const { list, columns, children, onExport, isExporting } = props
  const words = useListLabels()
  const fileLabels = { csv: words.csvFile, xlsx: words.excelFile }
  return (
    <Inline gap="s" align="start">
      {children}
      <ListViews list={list.name} address={list.address} hidden={list.columns.hidden} onShow={list.showView} />
      <Menu
        trigger={<IconButton icon="columns" tone="neutral" label={words.columnsAndRows} />}
        groups={[
          columns
            .filter(({ isTitle }) => isTitle !== true)
            .map(({ key, header }) => ({
              key,
              label: header,
              checked: !list.columns.hidden.includes(key),
              onSelect: () => list.columns.toggle(key),
            })),
          PAGE_SIZES.map((size) => ({
            key: String(size),
            label: words.rows(size),
            checked: list.view.size === size,
            onSelect: () => list.show({ size, page: undefined }),
          })),
        ]}
      />
      {onExport !== undefined && (
        <Menu
          trigger={
            <Button tone="neutral" icon="download" loading={isExporting}>
              {words.exportAs}
            </Button>
          }
          groups={[
            EXPORT_FORMATS.map((format) => ({
              key: format,
              label: fileLabels[format],
              icon: 'table' as const,
              onSelect: () => onExport(format),
            })),
          ]}
        />
      )}
    </Inline>
  )
}
