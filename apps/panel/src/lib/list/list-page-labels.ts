import type { IconName } from '@repo/ui/icon'

export interface ListPageLabels<Row> {
  title: string
  search: string
  pages: string
  showAll: string
  selectAll: string
  select: (row: Row) => string
  loadFailed: string
  empty: { icon: IconName; title: string; text: string }
  nothingFound: { title: string; text: string }
}
