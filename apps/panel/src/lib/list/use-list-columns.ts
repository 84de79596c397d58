import { hiddenInAddress, hiddenOf, type ListAddress } from '@repo/domain/lists/list-address'
import type { ViewedList } from '@repo/domain/lists/list-view'

import { useSession } from '../../app/session/session-store.ts'
import { toggled, useKeptColumns } from './kept-columns.ts'

/** Those in the URL, as a view's are, or those stored in this browser. */
export const useListColumns = (
  list: ViewedList,
  address: ListAddress,
  show: (change: Pick<ListAddress, 'hidden'>) => void,
) => {
  const kept = useKeptColumns(list, useSession().uuidUser)
  const hidden = hiddenOf(address)
  if (hidden === null) return kept
  return { hidden, toggle: (column: string): void => show({ hidden: hiddenInAddress(toggled(hidden, column)) }) }
}
