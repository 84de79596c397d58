import { useLingui } from '@lingui/react/macro'
import { lastNamesOf, type MemberRow } from '@repo/api-client/members/member'
import type { MemberListView } from '@repo/api-client/members/queries'
import { formatDay } from '@repo/domain/date-format'
import { memberDisplay } from '@repo/domain/display-cuts'
import type { MemberSort } from '@repo/domain/member-search'
import { truncate } from '@repo/domain/text'
import { Badge } from '@repo/ui/badge'
import { DataTable, type DataColumn } from '@repo/ui/data-table'
import { Inline } from '@repo/ui/inline'
import { Truncated } from '@repo/ui/truncated'
import { memo } from 'react'

import { useSessionStore } from '../../app/session-store.ts'
import type { MemberColumn } from './member-columns-store.ts'
import { memberName } from './member-name.ts'
import { MemberRowActions, type MemberAction } from './member-row-actions.tsx'
import { useMemberListWords } from './member-words.ts'

const DASH = '–'

const SORT_OF: Readonly<Partial<Record<MemberColumn | 'name', MemberSort>>> = {
  name: 'name',
  lastNames: 'last_name_1',
  pseudonym: 'pseudonym',
  email: 'email',
}

/** What a card says under the name: of the pseudonym and the e-mail those that are there and not hidden. */
const lineOf = ({ pseudonym, email }: MemberRow, shown: readonly MemberColumn[]): string =>
  [shown.includes('pseudonym') && pseudonym, shown.includes('email') && email].filter(Boolean).join(' · ')

function BannedBadge() {
  const { t } = useLingui()
  return (
    <Badge tone="danger" icon="ban">
      {t`Banned`}
    </Badge>
  )
}

const cardTitle = (member: MemberRow) => (
  <Inline gap="s" wrap={false}>
    <Truncated text={memberName(member)} />
    {member.isBanned && <BannedBadge />}
  </Inline>
)

const cut = (text: string, shown = text) => (
  <Truncated text={text === '' ? DASH : text} shown={text === '' ? DASH : shown} />
)

const useColumns = (shown: readonly MemberColumn[]): DataColumn<MemberRow>[] => {
  const { columns: words, sexLetters, sexes } = useMemberListWords()
  const language = useSessionStore((state) => state.locale)
  const cells: Readonly<Record<MemberColumn, Pick<DataColumn<MemberRow>, 'cell' | 'size' | 'priority'>>> = {
    lastNames: {
      cell: (member) => cut(lastNamesOf(member), truncate(lastNamesOf(member), memberDisplay.lastNames)),
      priority: 1,
    },
    pseudonym: { cell: ({ pseudonym }) => cut(pseudonym ?? ''), priority: 3 },
    email: { cell: ({ email }) => cut(email, truncate(email, memberDisplay.email)), size: 'l', priority: 2 },
    sex: {
      cell: ({ sex }) => (sex === null ? DASH : <abbr title={sexes[sex]}>{sexLetters[sex]}</abbr>),
      size: 'xs',
      priority: 5,
    },
    birthday: {
      cell: ({ birthday }) => (birthday === null ? DASH : formatDay(birthday, language)),
      size: 's',
      priority: 4,
    },
  }
  const name: DataColumn<MemberRow> = {
    key: 'name',
    header: words.name,
    isTitle: true,
    isSortable: true,
    cell: (member) => (
      <Inline gap="s" wrap={false}>
        <Truncated text={member.name ?? DASH} />
        {member.isBanned && <BannedBadge />}
      </Inline>
    ),
  }
  const others = shown.map((key) => ({
    key,
    header: words[key],
    ...cells[key],
    isSortable: SORT_OF[key] !== undefined,
  }))
  return [name, ...others]
}

export interface MemberTableProps {
  members: readonly MemberRow[]
  columns: readonly MemberColumn[]
  sort: MemberListView['sort']
  direction: MemberListView['direction']
  onSort: (sort: MemberSort) => void
  selected: ReadonlySet<string> | null
  onSelect: (selected: ReadonlySet<string>) => void
  onAction: (action: MemberAction, member: MemberRow) => void
  isLoading: boolean
  isStale: boolean
}

/** One page of members. Memoized, so that rows can come in slices while the rest of the screen answers. */
export const MemberTable = memo(function MemberTable(props: MemberTableProps) {
  const { members, sort, direction, onSort, selected, onSelect, onAction } = props
  const { t } = useLingui()
  const columns = useColumns(props.columns)
  const sorted = (Object.keys(SORT_OF) as (keyof typeof SORT_OF)[]).find((key) => SORT_OF[key] === sort)
  return (
    <DataTable
      label={t`Users`}
      columns={columns}
      rows={members}
      keyOf={({ uuid }) => uuid}
      sort={sorted === undefined ? undefined : { key: sorted, direction }}
      onSort={(key) => {
        const chosen = SORT_OF[key as keyof typeof SORT_OF]
        if (chosen !== undefined) onSort(chosen)
      }}
      selection={
        selected === null
          ? undefined
          : {
              selected,
              onChange: onSelect,
              allLabel: t`Select everybody on this page`,
              rowLabel: (member) => t`Select ${memberName(member)}`,
            }
      }
      isMarked={({ isBanned }) => isBanned}
      actions={{
        header: t`Actions`,
        render: (member) => <MemberRowActions member={member} onAction={onAction} />,
      }}
      card={{
        title: cardTitle,
        line: (member) => cut(lineOf(member, props.columns)),
        covers: ['lastNames', 'pseudonym', 'email'],
      }}
      givenWay={{
        note: (headers) => {
          const columns = headers.join(', ')
          return t`No room for: ${columns}`
        },
        showAll: t`Show all columns`,
      }}
      sortLabel={t`Sort by`}
      loadingRows={props.isLoading ? 8 : 0}
      isStale={props.isStale}
    />
  )
})
