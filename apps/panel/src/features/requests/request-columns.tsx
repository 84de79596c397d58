import { lastNamesOf } from '@repo/api-client/members/member'
import type { RequestRow } from '@repo/api-client/requests/requests'
import { memberDisplay } from '@repo/domain/core/truncation'
import type { RequestSort } from '@repo/domain/people/request-list'
import { formatDay, type Language } from '@repo/domain/time/date-format'
import { dayIn } from '@repo/domain/time/day'
import { Badge } from '@repo/ui/badge'
import { Inline } from '@repo/ui/inline'
import { StateIcon } from '@repo/ui/state-icon'
import { Truncated } from '@repo/ui/truncated'
import { useMemo } from 'react'

import { useSessionStore } from '../../app/session/session-store.ts'
import { CellText, DASH } from '../../lib/list/cell-text.tsx'
import type { ListCard, ListColumn } from '../../lib/list/list-column.ts'
import { fullName } from '../../lib/people/full-name.ts'
import { useRequestLabels } from './request-labels.ts'

type Column = ListColumn<RequestRow, RequestSort>

function Named({ request, name }: { request: RequestRow; name: string }) {
  const { conflicts } = useRequestLabels()
  return (
    <Inline gap="s">
      <Truncated text={name} />
      {request.conflict !== null && (
        <Badge tone="warning" icon="warning">
          {conflicts[request.conflict]}
        </Badge>
      )}
    </Inline>
  )
}

/** Icon only, so that the name has space. */
function NamedInRow({ request }: { request: RequestRow }) {
  const { conflicts } = useRequestLabels()
  return (
    <Inline gap="none" wrap={false}>
      <Truncated text={request.name} />
      {request.conflict !== null && <StateIcon icon="warning" tone="warning" label={conflicts[request.conflict]} />}
    </Inline>
  )
}

export const requestCard: ListCard<RequestRow> = {
  title: (request) => <Named request={request} name={fullName(request)} />,
  line: ({ pseudonym, email }, isShown) => (
    <CellText text={[isShown('pseudonym') && pseudonym, isShown('email') && email].filter(Boolean).join(' · ')} />
  ),
  covers: ['lastNames', 'pseudonym', 'email'],
}

interface Place {
  readonly language: Language
  readonly zone: string
}

const columnsOf = (said: ReturnType<typeof useRequestLabels>, { language, zone }: Place): readonly Column[] => {
  const { columns: words, sexes, sexLetters } = said
  return [
    {
      key: 'name',
      header: words.name,
      isTitle: true,
      sort: 'name',
      cell: (request) => <NamedInRow request={request} />,
    },
    {
      key: 'lastNames',
      header: words.lastNames,
      sort: 'lastName1',
      cell: (request) => <CellText text={lastNamesOf(request)} limit={memberDisplay.lastNames} />,
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
      priority: 6,
    },
    {
      key: 'birthday',
      header: words.birthday,
      cell: ({ birthday }) => (birthday === null ? DASH : formatDay(birthday, language)),
      size: 's',
      priority: 5,
    },
    {
      key: 'requested',
      header: words.requested,
      sort: 'requested',
      cell: ({ requestedAt }) =>
        requestedAt === null ? DASH : formatDay(dayIn(zone, requestedAt.getTime()), language),
      size: 's',
      priority: 4,
    },
  ]
}

export const useRequestColumns = (zone: string): readonly Column[] => {
  const said = useRequestLabels()
  const language = useSessionStore((state) => state.locale)
  return useMemo(() => columnsOf(said, { language, zone }), [said, language, zone])
}
