import { useLingui } from '@lingui/react/macro'
import { entrantList, type EntrantColumn } from '@repo/domain/challenges/challenge-list'
import { searchOf } from '@repo/domain/lists/list'
import { Inline } from '@repo/ui/inline'
import { SearchBar } from '@repo/ui/search-bar'

import { useListSearch } from '../../../lib/list/use-list-search.ts'

export interface EntrantSought {
  readonly column: EntrantColumn
  readonly text: string
}

interface EntrantSearchProps {
  sought: EntrantSought
  onSearch: (sought: EntrantSought) => void
}

export function EntrantSearch({ sought: { column, text }, onSearch }: EntrantSearchProps) {
  const { t } = useLingui()
  const search = useListSearch<EntrantColumn>({
    rules: entrantList,
    given: searchOf(entrantList, column, text),
    failed: null,
    words: { name: t`Name`, email: t`Email` },
    nouns: { search: t`Search participants`, showAll: t`Show everyone` },
    isCompact: false,
    onSearch: (found) => onSearch(found ?? { column, text: '' }),
  })
  return (
    <Inline>
      <SearchBar {...search} />
    </Inline>
  )
}
