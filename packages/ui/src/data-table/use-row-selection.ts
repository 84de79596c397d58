import { useLayoutEffect, useMemo, useRef } from 'react'

import type { DataTableProps } from './data-table-props.ts'

interface RowSelection<Row> {
  label: (row: Row) => string
  onToggle: (row: Row) => void
}

/** What each row needs to be selected by. It stays the same while others are, or every row were drawn anew. */
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
