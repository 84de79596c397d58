import type { IconName } from '@repo/ui/icon'

/** What a list says of its rows: these words need the name of what stands in them. */
export interface ListPageLabels<Row> {
  /** Title of the screen and spoken name of the table. */
  title: string
  /** Spoken name of the search. */
  search: string
  /** Spoken name of the steps through the pages. */
  pages: string
  showAll: string
  /** Spoken name of the box that selects the page, and of the one that selects a row. */
  selectAll: string
  select: (row: Row) => string
  loadFailed: string
  empty: { icon: IconName; title: string; text: string }
  nothingFound: { title: string; text: string }
}
