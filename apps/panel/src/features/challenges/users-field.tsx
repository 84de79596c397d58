import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { formatCount } from '@repo/domain/number-format'
import { useDeferredValue, useMemo, useState } from 'react'

import { peopleFinder, type Person } from './found-people.ts'
import { PickField } from './pick-field.tsx'

interface UsersFieldProps {
  label: string
  error: string | undefined
  people: readonly Person[]
  users: readonly string[]
  onChange: (users: readonly string[]) => void
}

export const nameOf = ({ name, lastName1, email }: Person): string =>
  [name, lastName1].filter(Boolean).join(' ') || email

/** Who takes part, of everybody in the center; a pasted list of e-mails finds exactly those. */
export function UsersField({ label, error, people, users, onChange }: UsersFieldProps) {
  const { t } = useLingui()
  const [typed, setTyped] = useState('')
  const sought = useDeferredValue(typed)
  const find = useMemo(() => peopleFinder(people), [people])
  const { found, unknown } = useMemo(() => find(sought), [find, sought])
  const rows = useMemo(
    () => found.map((one) => ({ key: one.uuid, title: nameOf(one), text: `${one.pseudonym} · ${one.email}` })),
    [found],
  )
  const selected = useMemo(() => new Set(users), [users])
  const missing = unknown.length
  const shown = unknown.slice(0, 3).join(', ')
  const count = selected.size
  const all = formatCount(people.length)
  return (
    <PickField
      name="users"
      label={label}
      error={error}
      hint={
        missing > 0
          ? t`${plural(missing, { one: '# e-mail belongs to nobody here', other: '# e-mails belong to nobody here' })}: ${shown}`
          : t`Search by name, pseudonym or e-mail, or paste a list of e-mails`
      }
      typed={typed}
      onType={setTyped}
      rows={rows}
      selected={selected}
      onSelect={(next) => onChange([...next])}
      chosenText={t`${plural(count, { one: '# chosen', other: '# chosen' })} of ${all}`}
      emptyText={t`Nobody found`}
    />
  )
}
