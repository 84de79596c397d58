import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { formatCount } from '@repo/domain/number-format'
import { useDeferredValue, useMemo, useState } from 'react'

import { emailsIn, type People } from './people.ts'
import { PickField } from './pick-field.tsx'

interface UsersFieldProps {
  label: string
  error: string | undefined
  people: People
  users: readonly string[]
  onChange: (users: string[]) => void
}

/** Those chosen as the form holds them, and as the list looks them up. */
interface Chosen {
  readonly users: readonly string[]
  readonly selected: ReadonlySet<string>
}

interface Pasted {
  readonly text: string
  /** Of its e-mails. */
  readonly count: number
}

/** Who takes part, of everybody in the center; a pasted list of e-mails finds exactly those. */
export function UsersField({ label, error, people, users, onChange }: UsersFieldProps) {
  const { t } = useLingui()
  const [typed, setTyped] = useState('')
  // a box that shows ten thousand addresses takes longer to lay them out than to find whose they are
  const [pasted, setPasted] = useState<Pasted | null>(null)
  const sought = useDeferredValue(pasted?.text ?? typed)
  const { rows, unknown } = useMemo(() => people.find(sought), [people, sought])
  const [chosen, setChosen] = useState<Chosen>(() => ({ users, selected: new Set(users) }))
  const selected = useMemo(() => (chosen.users === users ? chosen.selected : new Set(users)), [chosen, users])
  const select = (next: ReadonlySet<string>): void => {
    const all = [...next]
    setChosen({ users: all, selected: next })
    onChange(all)
  }
  const missing = unknown.length
  const shown = unknown.slice(0, 3).join(', ')
  const count = selected.size
  const all = formatCount(people.count)
  const emails = pasted?.count ?? 0
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
      typed={pasted === null ? typed : t`${plural(emails, { one: '# e-mail', other: '# e-mails' })}`}
      onType={(next) => {
        setTyped(pasted === null ? next : '')
        setPasted(null)
      }}
      onPaste={(text) => {
        const count = emailsIn(text).length
        if (count > 0) setPasted({ text, count })
        return count > 0
      }}
      rows={rows}
      selected={selected}
      onSelect={select}
      chosenText={t`${plural(count, { one: '# chosen', other: '# chosen' })} of ${all}`}
      emptyText={t`Nobody found`}
    />
  )
}
