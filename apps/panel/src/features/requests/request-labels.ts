import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { RequestRow } from '@repo/api-client/requests/requests'
import type { RequestColumn } from '@repo/domain/people/request-list'
import { useMemo } from 'react'

import type { SearchLabels } from '../../lib/list/list-column.ts'
import type { ListPageLabels } from '../../lib/list/list-page-labels.ts'
import { fullName } from '../../lib/people/full-name.ts'

export const useRequestLabels = () => {
  const { t } = useLingui()
  return useMemo(() => {
    const columns = {
      name: t`First name`,
      lastNames: t`Last name`,
      pseudonym: t`Pseudonym`,
      email: t`Email`,
      sex: t`Sex`,
      birthday: t`Birthday`,
      requested: t`Asked`,
    }
    const sexes = { male: t`Male`, female: t`Female` }
    const search: SearchLabels<RequestColumn> = {
      name: columns.name,
      lastName1: columns.lastNames,
      email: columns.email,
      pseudonym: columns.pseudonym,
      birthday: columns.birthday,
      sex: { label: columns.sex, options: sexes },
    }
    const sexLetters = { male: t({ message: 'M', context: 'male' }), female: t({ message: 'F', context: 'female' }) }
    const conflicts = { email: t`Is a user already`, pseudonym: t`Pseudonym taken` }
    const updatedAt = (time: string, city: string): string => t`updated ${time} (${city})`
    return { updatedAt, columns, search, sexes, sexLetters, conflicts }
  }, [t])
}

export const useRequestNotices = () => {
  const { t } = useLingui()
  return useMemo(
    () => ({
      accepted: (count: number) => t`${plural(count, { one: 'Request accepted', other: '# requests accepted' })}`,
      refused: (count: number) => t`${plural(count, { one: 'Request rejected', other: '# requests rejected' })}`,
      restored: (count: number) =>
        t`${plural(count, { one: 'The request waits again', other: '# requests wait again' })}`,
      inConflict: (count: number) =>
        t`${plural(count, { one: '# request was not accepted: a user has its email or pseudonym', other: '# requests were not accepted: users have their email or pseudonym' })}`,
      settled: t`Somebody else had answered already`,
      tooLate: t`This can no longer be undone.`,
      tooLateAccepted: t`This can no longer be undone. You can delete the user instead.`,
    }),
    [t],
  )
}

export const useRequestPageLabels = (): ListPageLabels<RequestRow> => {
  const { t } = useLingui()
  return useMemo(
    () => ({
      title: t`Requests`,
      search: t`Search requests`,
      pages: t`Pages of requests`,
      showAll: t`Show all`,
      selectAll: t`Select everybody on this page`,
      select: (request) => {
        const name = fullName(request)
        return t({ message: `Select ${name}`, context: 'person' })
      },
      loadFailed: t`Could not download requests, try later.`,
      empty: {
        icon: 'link',
        title: t`Nobody is waiting`,
        text: t`Hang up the poster: whoever scans its code can ask to join your center.`,
      },
      nothingFound: { title: t`No request matches the search`, text: t`Check the spelling or search another column.` },
    }),
    [t],
  )
}
