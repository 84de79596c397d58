import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { MemberListView } from '@repo/api-client/members/queries'
import { PAGE_SIZES } from '@repo/domain/member-search'
import { Button } from '@repo/ui/button'
import { IconButton } from '@repo/ui/icon-button'
import { Inline } from '@repo/ui/inline'
import { Menu } from '@repo/ui/menu'
import { Stack } from '@repo/ui/stack'
import { Text } from '@repo/ui/text'

import { MEMBER_COLUMNS, type MemberColumn } from './member-columns-store.ts'
import type { MembersSearch } from './member-list-view.ts'
import { MemberSearchBar } from './member-search-bar.tsx'
import { useMemberListWords } from './member-words.ts'

interface MemberListToolsProps {
  view: MemberListView
  show: (change: Partial<MembersSearch>) => void
  columns: { readonly shown: readonly MemberColumn[]; readonly toggle: (column: MemberColumn) => void }
  selected: ReadonlySet<string>
  onClearSelection: () => void
  onDeleteSelected: () => void
  onExport: (format: 'csv' | 'xlsx') => void
  isExporting: boolean
}

/** Above the list: the search, which columns and how many rows, the exports, and what is done with a selection. */
export function MemberListTools(props: MemberListToolsProps) {
  const { view, show, columns, selected, onExport } = props
  const { t } = useLingui()
  const words = useMemberListWords()
  const count = selected.size
  return (
    <Stack gap="m">
      <Inline gap="s" align="start">
        <MemberSearchBar
          column={view.search?.column ?? 'name'}
          text={view.search?.text ?? ''}
          onSearch={(search) => show({ column: search?.column, search: search?.text, page: undefined })}
        />
        <Menu
          trigger={<IconButton icon="columns" tone="neutral" label={t`Columns and rows`} />}
          groups={[
            MEMBER_COLUMNS.map((column) => ({
              key: column,
              label: words.columns[column],
              checked: columns.shown.includes(column),
              onSelect: () => columns.toggle(column),
            })),
            PAGE_SIZES.map((size) => ({
              key: String(size),
              label: t`${plural(size, { one: '# row', other: '# rows' })}`,
              checked: view.size === size,
              onSelect: () => show({ size, page: undefined }),
            })),
          ]}
        />
        <Menu
          trigger={
            <Button tone="neutral" icon="download" loading={props.isExporting}>
              {t`Export`}
            </Button>
          }
          groups={[
            [
              { key: 'csv', label: t`CSV file`, icon: 'table', onSelect: () => onExport('csv') },
              { key: 'xlsx', label: t`Excel file`, icon: 'table', onSelect: () => onExport('xlsx') },
            ],
          ]}
        />
      </Inline>
      {count > 0 && (
        <Inline gap="m">
          <Text weight="semibold">{t`${plural(count, { one: '# selected', other: '# selected' })}`}</Text>
          <Button size="s" tone="danger" icon="trash" onClick={props.onDeleteSelected}>
            {t`Delete selected`}
          </Button>
          <Button size="s" tone="ghost" onClick={props.onClearSelection}>
            {t`Clear selection`}
          </Button>
        </Inline>
      )}
    </Stack>
  )
}
