import { useLingui } from '@lingui/react/macro'
import { EARLIEST_BIRTHDAY, SEXES } from '@repo/domain/member-form'
import {
  MEMBER_SEARCH_COLUMNS,
  MEMBER_SEARCH_KINDS,
  memberSearchFault,
  type MemberSearchColumn,
} from '@repo/domain/member-search'
import { SearchBar } from '@repo/ui/search-bar'
import { useState } from 'react'

import { useDateWords } from '../../app/use-date-words.ts'
import { useMemberListWords } from './member-words.ts'

interface MemberSearchBarProps {
  column: MemberSearchColumn
  text: string
  /** Null shows everybody again. */
  onSearch: (search: { column: MemberSearchColumn; text: string } | null) => void
}

const isApple = (): boolean => /Mac|iPhone|iPad/.test(navigator.userAgent)

/** Asks what to search for, and in which column; nothing at all shows everybody again. */
export function MemberSearchBar({ column: given, text: givenText, onSearch }: MemberSearchBarProps) {
  const { t } = useLingui()
  const dateWords = useDateWords()
  const { searchColumns, searchFaults, sexes } = useMemberListWords()
  const [column, setColumn] = useState(given)
  const [text, setText] = useState(givenText)
  const [isChecked, setIsChecked] = useState(false)
  const [followed, setFollowed] = useState({ column: given, text: givenText })
  // the address may change under the bar: back, a pasted link, a search that failed
  if (followed.column !== given || followed.text !== givenText) {
    setFollowed({ column: given, text: givenText })
    setColumn(given)
    setText(givenText)
  }
  const kind = MEMBER_SEARCH_KINDS[column]
  const fault = memberSearchFault(column, text)
  const key = isApple() ? '⌘K' : 'Ctrl K'
  return (
    <SearchBar
      label={t`Search users`}
      columnLabel={t`Search in`}
      columns={MEMBER_SEARCH_COLUMNS.map((value) => ({ value, label: searchColumns[value] }))}
      column={column}
      onColumnChange={(next) => {
        setColumn(next)
        setIsChecked(false)
        if (MEMBER_SEARCH_KINDS[next] !== kind) setText('')
      }}
      input={
        kind === 'drop'
          ? {
              kind,
              label: searchColumns[column],
              placeholder: t`Choose an option`,
              options: SEXES.map((sex) => ({ value: sex, label: sexes[sex] })),
            }
          : kind === 'date'
            ? { kind, label: searchColumns[column], words: dateWords, min: EARLIEST_BIRTHDAY }
            : { kind, label: searchColumns[column], placeholder: t`Search (${key})` }
      }
      value={text}
      onValueChange={(next) => {
        setText(next)
        // an empty box searches for nothing, whoever emptied it
        if (next === '' && givenText !== '') onSearch(null)
      }}
      error={isChecked && fault !== null ? searchFaults[fault] : undefined}
      words={{ search: t`Search`, clear: t`Show everybody` }}
      onSearch={() => {
        setIsChecked(true)
        if (fault === null) onSearch(text.trim() === '' ? null : { column, text: text.trim() })
      }}
      onClear={() => {
        setText('')
        setIsChecked(false)
        onSearch(null)
      }}
    />
  )
}
