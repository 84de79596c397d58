import { useLingui } from '@lingui/react/macro'
import type { Import } from '@repo/api-client/imports/import'
import { formatCount } from '@repo/domain/core/number-format'
import { ROW_STATES, type RowState } from '@repo/domain/imports/import'
import { SegmentedControl } from '@repo/ui/segmented-control'

import { useImportLabels } from '../import-labels.ts'

type Counts = Import['counts']

const countOf = (counts: Counts, state: RowState): number => (state === 'left-out' ? counts.leftOut : counts[state])

const FIRST: readonly RowState[] = ['fault', 'changed', 'new', 'same', 'left-out']

/** What needs a look first. */
export const firstFilter = (counts: Counts): RowState => FIRST.find((state) => countOf(counts, state) > 0) ?? 'new'

interface RowFilterProps {
  counts: Counts
  /** States that this kind of import has. */
  states?: readonly RowState[]
  value: RowState
  onChange: (state: RowState) => void
}

export function RowFilter({ counts, states = ROW_STATES, value, onChange }: RowFilterProps) {
  const { t } = useLingui()
  const { rows } = useImportLabels()
  return (
    <SegmentedControl
      label={t`Rows shown`}
      segments={states.map((state) => ({
        value: state,
        label: `${rows[state]} ${formatCount(countOf(counts, state))}`,
      }))}
      value={value}
      onValueChange={onChange}
    />
  )
}
