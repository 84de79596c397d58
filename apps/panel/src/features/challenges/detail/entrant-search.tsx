import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { entrantList, type EntrantColumn } from '@repo/domain/challenges/challenge-list'
import { searchLimits } from '@repo/domain/core/limits'
import { searchFault } from '@repo/domain/lists/list'
import { Inline } from '@repo/ui/inline'
import { SegmentedControl } from '@repo/ui/segmented-control'
import { TextField } from '@repo/ui/text-field'

export interface EntrantSought {
  readonly column: EntrantColumn
  readonly text: string
}

interface EntrantSearchProps {
  sought: EntrantSought
  onSearch: (sought: EntrantSought) => void
}

export function EntrantSearch({ sought, onSearch }: EntrantSearchProps) {
  const { t } = useLingui()
  const isShort = searchFault(entrantList, sought.column, sought.text)?.code === 'too-short'
  const min = searchLimits.minLength
  return (
    <Inline gap="m" align="end">
      <SegmentedControl
        label={t`Search by`}
        value={sought.column}
        onValueChange={(column) => onSearch({ ...sought, column })}
        segments={[
          { value: 'name', label: t`Name` },
          { value: 'email', label: t`Email` },
        ]}
      />
      <TextField
        label={t`Search participants`}
        type="search"
        autoComplete="off"
        value={sought.text}
        onValueChange={(text) => onSearch({ ...sought, text })}
        {...(isShort
          ? { hint: t`${plural(min, { one: 'Enter at least # character', other: 'Enter at least # characters' })}` }
          : {})}
      />
    </Inline>
  )
}
