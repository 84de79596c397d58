import { useLingui } from '@lingui/react/macro'
import { lastNamesOf, type MemberRow } from '@repo/api-client/members/member'
import { memberDisplay } from '@repo/domain/core/truncation'
import type { MemberSort } from '@repo/domain/people/member-list'
import { formatDay } from '@repo/domain/time/date-format'
import type { Locale } from '@repo/i18n'
import { Badge } from '@repo/ui/badge'
import { Inline } from '@repo/ui/inline'
import { StateIcon } from '@repo/ui/state-icon'
import { Truncated } from '@repo/ui/truncated'
import { useMemo } from 'react'

import { useSessionStore } from '../../app/session/session-store.ts'
import { CellText, DASH } from '../../lib/list/cell-text.tsx'
import type { ListCard, ListColumn } from '../../lib/list/list-column.ts'
import { fullName } from '../../lib/people/full-name.ts'
import { useMemberListLabels } from './member-list-labels.ts'

function Named({ member, name }: { member: MemberRow; name: string }) {
  const { t } = useLingui()
  return (
    <Inline gap="s">
      <Truncated text={name} />
      {member.isBanned && (
        <Badge tone="danger" icon="ban">
          {t`Banned`}
        </Badge>
      )}
    </Inline>
  )
}

/** Icon only, so that the name has space. */
function NamedInRow({ member }: { member: MemberRow }) {
  const { t } = useLingui()
  return (
    <Inline gap="none" wrap={false}>
      <Truncated text={member.name ?? DASH} />
      {member.isBanned && <StateIcon icon="ban" tone="danger" label={t`Banned`} />}
    </Inline>
  )
}

export const memberCard: ListCard<MemberRow> = {
  title: (member) => <Named member={member} name={fullName(member)} />,
  line: ({ pseudonym, email }, isShown) => (
    <CellText text={[isShown('pseudonym') && pseudonym, isShown('email') && email].filter(Boolean).join(' · ')} />
  ),
  covers: ['lastNames', 'pseudonym', 'email'],
}

type Words = ReturnType<typeof useMemberListLabels>
type Column = ListColumn<MemberRow, MemberSort>

const columnsOf = ({ columns: words, sexLetters, sexes }: Words, language: Locale): readonly Column[] => [
  {
    key: 'name',
    header: words.name,
    isTitle: true,
    sort: 'name',
    cell: (member) => <NamedInRow member={member} />,
  },
  {
    key: 'lastNames',
    header: words.lastNames,
    sort: 'lastName1',
    cell: (member) => <CellText text={lastNamesOf(member)} limit={memberDisplay.lastNames} />,
    priority: 1,
  },
  {
    key: 'pseudonym',
    header: words.pseudonym,
    sort: 'pseudonym',
    cell: ({ pseudonym }) => <CellText text={pseudonym} />,
    priority: 3,
  },
  {
    key: 'email',
    header: words.email,
    sort: 'email',
    cell: ({ email }) => <CellText text={email} limit={memberDisplay.email} isEmail />,
    size: 'email45',
    priority: 2,
  },
  {
    key: 'sex',
    header: words.sex,
    cell: ({ sex }) => (sex === null ? DASH : <abbr title={sexes[sex]}>{sexLetters[sex]}</abbr>),
    size: 'xs',
    priority: 5,
  },
  {
    key: 'birthday',
    header: words.birthday,
    cell: ({ birthday }) => (birthday === null ? DASH : formatDay(birthday, language)),
    size: 's',
    priority: 4,
  },
]

export const useMemberColumns = (): readonly Column[] => {
  const said = useMemberListLabels()
  const language = useSessionStore((state) => state.locale)
  return useMemo(() => columnsOf(said, language), [said, language])
}
