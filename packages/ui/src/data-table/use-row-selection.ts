import { useLayoutEffect, useMemo, useRef } from 'react'

import type { DataTableProps } from './data-table-props.ts'

interface RowSelection<Row> {
  label: (row: Row) => string
  onToggle: (row: Row) => void
}

/** Referentially stable, so selecting one row doesn't re-render the others. */
export function useRowSelection<Row>({
  keyOf,
  selection,
}: Pick<DataTableProps<Row>, 'keyOf' | 'selection'>): RowSelection<Row> | undefined {
  const latest = useRef({ keyOf, selection })
  useLayoutEffect(() => {
    latest.current = { keyOf, selection }
  })
  const label = selection?.rowLabel
  return useMemo(() => {
    if (label === undefined) return undefined
    const onToggle = (row: Row): void => {
      const now = latest.current
      if (now.selection === undefined) return
      const key = now.keyOf(row)
      const next = new Set(now.selection.selected)
      if (!next.delete(key)) next.add(key)
      now.selection.onChange(next)
    }
    return { label, onToggle }
  }, [label])
}
