import { EXPORT_FORMATS, type ExportFormat } from '@repo/api-client/core/list'
import { PAGE_SIZES } from '@repo/domain/lists/list'
import { Button } from '@repo/ui/button'
import { IconButton } from '@repo/ui/icon-button'
import { Inline } from '@repo/ui/inline'
import { Menu, type MenuAction } from '@repo/ui/menu'
import { SearchBar } from '@repo/ui/search-bar'

import type { ListColumn, SearchLabels } from './list-column.ts'
import { useListLabels } from './list-labels.ts'
import type { ListPageLabels } from './list-page-labels.ts'
import { useIsPhone } from './use-is-phone.ts'
import { useListSearch } from './use-list-search.ts'
import { useListViews } from './use-list-views.tsx'
import type { List } from './use-list.ts'

interface ListToolsProps<Row, C extends string, S extends string> {
  list: List<Row, C, S>
  columns: readonly ListColumn<Row, S>[]
  searchWords: SearchLabels<C>
  nouns: Pick<ListPageLabels<never>, 'search' | 'showAll'>
  onExport: ((format: ExportFormat) => void) | undefined
  isExporting: boolean
}

type Group = readonly MenuAction[]

const useChoices = <Row, C extends string, S extends string>(props: ListToolsProps<Row, C, S>) => {
  const { list, columns, onExport } = props
  const words = useListLabels()
  const fileLabels = { csv: words.csvFile, xlsx: words.excelFile }
  const ofColumns: Group = columns
    .filter(({ isTitle }) => isTitle !== true)
    .map(({ key, header }) => ({
      key,
      label: header,
      checked: !list.columns.hidden.includes(key),
      onSelect: () => list.columns.toggle(key),
    }))
  const ofRows: Group = PAGE_SIZES.map((size) => ({
    key: String(size),
    label: words.rows(size),
    checked: list.view.size === size,
    onSelect: () => list.show({ size, page: undefined }),
  }))
  const ofFiles: Group = EXPORT_FORMATS.map((format) => ({
    key: format,
    label: fileLabels[format],
    icon: 'table' as const,
    onSelect: () => onExport?.(format),
  }))
  return { ofColumns, ofRows, ofFiles }
}

/** Search, and the list's menus: on a phone all of them behind one button. */
export function ListTools<Row, C extends string, S extends string>(props: ListToolsProps<Row, C, S>) {
  const { list, searchWords, nouns, onExport, isExporting } = props
  const { view } = list
  const words = useListLabels()
  const isPhone = useIsPhone()
  const search = useListSearch({
    rules: list.rules,
    given: view.search,
    failed: list.query.failedSearch,
    words: searchWords,
    nouns,
    isCompact: isPhone,
    onSearch: (found) => list.show({ column: found?.column, search: found?.text, page: undefined }),
  })
  const views = useListViews({
    list: list.name,
    address: list.address,
    hidden: list.columns.hidden,
    onShow: list.showView,
  })
  const { ofColumns, ofRows, ofFiles } = useChoices(props)
  if (isPhone) {
    const ofSearch: Group = search.columns.map(({ value, label }) => ({
      key: value,
      label,
      checked: value === search.column,
      onSelect: () => search.onColumnChange(value),
    }))
    const parts: readonly (readonly [title: string, group: Group])[] = [
      [words.searchIn, ofSearch],
      [views.name ?? words.views, views.groups.flat()],
      [words.columns, ofColumns],
      [words.rowsPerPage, ofRows],
      ...(onExport === undefined ? [] : [[words.exportAs, ofFiles] as const]),
    ]
    return (
      <Inline gap="s" align="start" wrap={false}>
        <SearchBar {...search} />
        <Menu
          trigger={<IconButton icon="columns" tone="neutral" label={words.listOptions} aria-busy={isExporting} />}
          groups={parts.map(([, group]) => group)}
          groupTitles={parts.map(([title]) => title)}
        />
        {views.dialog}
      </Inline>
    )
  }
  return (
    <Inline gap="s" align="start">
      <SearchBar {...search} />
      <Menu
        trigger={
          <Button tone="neutral" icon="eye">
            {views.name ?? words.views}
          </Button>
        }
        groups={views.groups}
      />
      {views.dialog}
      <Menu
        trigger={<IconButton icon="columns" tone="neutral" label={words.columnsAndRows} />}
        groups={[ofColumns, ofRows]}
      />
      {onExport !== undefined && (
        <Menu
          trigger={
            <Button tone="neutral" icon="download" loading={isExporting}>
              {words.exportAs}
            </Button>
          }
          groups={[ofFiles]}
        />
      )}
    </Inline>
  )
}
