import { searchColumns, searchFault, searchOf, type ListRules, type ListSearch } from '@repo/domain/lists/list'
import { from } from '@repo/ui/breakpoints'
import type { SearchBarProps, SearchInput } from '@repo/ui/search-bar'
import { useState } from 'react'

import { useDateLabels } from '../../app/locale/use-date-labels.ts'
import { shortcutText } from '../shortcut-keys.ts'
import type { SearchLabels } from './list-column.ts'
import { useListLabels } from './list-labels.ts'
import type { ListPageLabels } from './list-page-labels.ts'

export interface SearchOptions<C extends string> {
  rules: ListRules<C>
  given: ListSearch<C> | null
  /** Its text stays in the box while all rows are shown. */
  failed: ListSearch<C> | null
  words: SearchLabels<C>
  nouns: Pick<ListPageLabels<never>, 'search' | 'showAll'>
  isCompact: boolean
  /** Null resets the search. */
  onSearch: (search: ListSearch<C> | null) => void
}

/** Wide screens with hover usually have a keyboard. */
const hasKeys = (): boolean => matchMedia(`(hover: hover) and ${from('sm')}`).matches

const useTyped = <C extends string>(first: C, given: ListSearch<C> | null, failed: ListSearch<C> | null) => {
  const [typed, setTyped] = useState(given ?? failed ?? { column: first, text: '' })
  const [followed, setFollowed] = useState(given)
  // the URL may change by history, a link, or a failed search
  if (followed?.column !== given?.column || followed?.text !== given?.text) {
    setFollowed(given)
    // without a search, the chosen column stays, and so does the text of a failed search
    setTyped(given ?? failed ?? { column: typed.column, text: '' })
  }
  return [typed, setTyped] as const
}

export const useListSearch = <C extends string>(options: SearchOptions<C>): SearchBarProps<C> => {
  const { rules, given, failed, words, nouns, isCompact, onSearch } = options
  const said = useListLabels()
  const dateLabels = useDateLabels()
  const [typed, setTyped] = useTyped<C>(rules.first.column, given, failed)
  const [isChecked, setIsChecked] = useState(false)
  const { column, text } = typed
  const labelOf = (of: C): string => {
    const word = words[of]
    return typeof word === 'string' ? word : word.label
  }
  const inputOf = (): SearchInput => {
    const kind = rules.columns[column]
    const label = labelOf(column)
    const word = words[column]
    if (kind.kind === 'choice') {
      const options = kind.of.map((value) => ({
        value,
        label: (typeof word === 'string' ? undefined : word.options[value]) ?? value,
      }))
      return { kind: 'drop', label, placeholder: said.choose, options }
    }
    if (kind.kind === 'day')
      return { kind: 'date', label, words: dateLabels, ...(kind.min === undefined ? {} : { min: kind.min }) }
    const hint = hasKeys() ? said.searchHint(shortcutText('Ctrl', 'K')) : said.search
    return { kind: 'text', label, placeholder: isCompact ? said.searchBy(label) : hint }
  }
  const fault = searchFault(rules, column, text)
  return {
    label: nouns.search,
    columnLabel: said.searchIn,
    columns: searchColumns(rules).map((value) => ({ value, label: labelOf(value) })),
    column,
    onColumnChange: (next) => {
      const { kind } = rules.columns[next]
      const isKept = kind !== 'choice' && kind === rules.columns[column].kind
      setTyped({ column: next, text: isKept ? text : '' })
      setIsChecked(false)
    },
    input: inputOf(),
    isCompact,
    value: text,
    onValueChange: (next) => {
      setTyped({ column, text: next })
      if (next === '' && given !== null) onSearch(null)
    },
    error: isChecked && fault !== null ? said.faultOf(fault) : undefined,
    words: { search: said.search, clear: nouns.showAll },
    onSearch: () => {
      setIsChecked(true)
      if (fault === null) onSearch(searchOf(rules, column, text))
    },
    onClear: () => {
      setTyped({ column, text: '' })
      setIsChecked(false)
      onSearch(null)
    },
  }
}
