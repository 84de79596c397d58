import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { ChosenPerson } from '@repo/domain/challenges/challenge-form'
import { formatCount } from '@repo/domain/core/number-format'
import { Banner } from '@repo/ui/banner'
import { Button } from '@repo/ui/button'
import { CheckboxField } from '@repo/ui/checkbox-field'
import { useMemo, useState } from 'react'

import { useListLabels } from '../../../lib/list/list-labels.ts'
import { emailsIn } from './emails-in.ts'
import { distinct } from './find-people.ts'
import { matches, rowOf } from './person-row.ts'
import { PickField } from './pick-field.tsx'
import { useChooseAll, type ChooseAll } from './use-choose-all.ts'
import { useFoundPeople, type FoundPeople } from './use-found-people.ts'

interface UsersFieldProps {
  label: string
  error: string | undefined
  users: readonly ChosenPerson[]
  onChange: (users: readonly ChosenPerson[]) => void
}

const NONE: readonly string[] = []

const useSought = () => {
  const { t } = useLingui()
  const [typed, setTyped] = useState('')
  const [emails, setEmails] = useState(NONE)
  const count = emails.length
  const box = {
    typed: count === 0 ? typed : t`${plural(count, { one: '# email', other: '# emails' })}`,
    onType: (next: string): void => {
      // typing over a count starts a new search
      setTyped(count === 0 ? next : '')
      setEmails(NONE)
    },
    onPaste: (text: string): boolean => {
      const pasted = emailsIn(text)
      if (pasted.length > 0) setEmails(pasted)
      return pasted.length > 0
    },
  }
  return { typed, emails, box }
}

const usePickerLabels = (found: FoundPeople, { progress }: ChooseAll) => {
  const { t } = useLingui()
  const { faultOf } = useListLabels()
  const failed = t`Could not download users, try later.`
  const missing = found.unknown.length
  const firstMissing = found.unknown.slice(0, 3).join(', ')
  const emptyText = (): string => {
    if (found.fault !== null) return faultOf(found.fault)
    if (found.isFailed) return failed
    return found.isPending ? t`Searching…` : t`No one found`
  }
  const chosenText = (count: number): string => {
    if (progress === null) return t`${plural(count, { one: '# user selected', other: '# users selected' })}`
    const [read, total] = [formatCount(progress.read), formatCount(progress.total)]
    return t`Selecting ${read} of ${total}…`
  }
  const hint =
    missing > 0
      ? t`${plural(missing, { one: "# email doesn't match any user", other: "# emails don't match any user" })}: ${firstMissing}`
      : t`Search by name, pseudonym, or email, or paste a list of emails`
  return { failed, emptyText, chosenText, hint }
}

/** Finds members by name, pseudonym, or email. A pasted list of emails finds exactly those. */
export function UsersField({ label, error, users, onChange }: UsersFieldProps) {
  const { t } = useLingui()
  const { typed, emails, box } = useSought()
  const [isOnlyChosen, setIsOnlyChosen] = useState(false)
  const found = useFoundPeople(typed, emails)
  const all = useChooseAll((people) => onChange(distinct([...users, ...people])))
  const words = usePickerLabels(found, all)
  const shown = isOnlyChosen ? users : found.people
  const rows = useMemo(
    () => (isOnlyChosen ? shown.filter((person) => matches(person, typed)) : shown).map(rowOf),
    [shown, isOnlyChosen, typed],
  )
  const selected = useMemo(() => new Set(users.map(({ uuid }) => uuid)), [users])
  const select = (next: ReadonlySet<string>): void => {
    const known = new Map([...found.people, ...users].map((person) => [person.uuid, person]))
    onChange([...next].flatMap((uuid) => known.get(uuid) ?? []))
  }
  const chooseAll = (): void => {
    if (found.isPending || all.isChoosing) return
    if (found.onEnd === undefined) onChange(distinct([...users, ...found.people]))
    else all.chooseAll(typed.trim())
  }
  const paging = { onAll: chooseAll, isBusy: found.isPending || all.isChoosing, onEnd: found.onEnd }
  return (
    <PickField
      name="users"
      label={label}
      error={error}
      hint={words.hint}
      {...box}
      rows={rows}
      selected={selected}
      onSelect={select}
      chosenText={words.chosenText(users.length)}
      emptyText={isOnlyChosen ? t`No one found` : words.emptyText()}
      {...(isOnlyChosen ? { onAll: null } : paging)}
    >
      {(found.isFailed || all.isFailed) && (
        <Banner
          tone="danger"
          announce
          action={<Button size="s" onClick={found.isFailed ? found.retry : chooseAll}>{t`Try again`}</Button>}
        >
          {words.failed}
        </Banner>
      )}
      {(users.length > 0 || isOnlyChosen) && (
        <CheckboxField label={t`Show only selected`} checked={isOnlyChosen} onCheckedChange={setIsOnlyChosen} />
      )}
    </PickField>
  )
}
