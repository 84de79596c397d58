import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { Page } from '@repo/api-client/core/page'
import { formatCount } from '@repo/domain/core/number-format'
import type { SearchFault } from '@repo/domain/lists/list'

export const useListLabels = () => {
  const { t } = useLingui()
  const faultOf = (fault: SearchFault): string => {
    switch (fault.code) {
      case 'too-short': {
        const { limit } = fault
        return t`${plural(limit, { one: 'Enter at least # character', other: 'Enter at least # characters' })}`
      }
      case 'too-long': {
        const { limit } = fault
        return t`${plural(limit, { one: 'Enter at most # character', other: 'Enter at most # characters' })}`
      }
      case 'invalid-day':
        return t`Enter a valid date`
      case 'choose':
        return t`Choose an option`
      default:
        return fault satisfies never
    }
  }
  return {
    faultOf,
    showing: ({ page, size, rows, total }: Page<unknown>): string => {
      const first = formatCount((page - 1) * size + 1)
      const last = formatCount((page - 1) * size + rows.length)
      const all = formatCount(total)
      return t`Showing ${first}–${last} of ${all}`
    },
    found: (count: number): string => {
      const shown = formatCount(count)
      return t`${plural(count, { one: `${shown} found`, other: `${shown} found` })}`
    },
    pageOf: (number: number, lastPage: number): string => {
      const page = formatCount(number)
      const last = formatCount(lastPage)
      return t`Page ${page} of ${last}`
    },
    rows: (count: number): string => t`${plural(count, { one: '# row', other: '# rows' })}`,
    selected: (count: number): string => t`${plural(count, { one: '# selected', other: '# selected' })}`,
    noRoomFor: (headers: readonly string[]): string => {
      const columns = headers.join(', ')
      return t`Columns hidden to fit: ${columns}`
    },
    showAllColumns: t`Show all columns`,
    moreDetails: t`More details`,
    sortBy: t`Sort by`,
    searchIn: t`Search in`,
    search: t`Search`,
    searchHint: (key: string): string => t`Search (${key})`,
    searchBy: (column: string): string => t`Search: ${column}`,
    choose: t`Choose an option`,
    columnsAndRows: t`Columns and rows`,
    listOptions: t`List options`,
    views: t`Views`,
    columns: t`Columns`,
    rowsPerPage: t`Rows per page`,
    exportAs: t`Export`,
    csvFile: t`CSV file`,
    excelFile: t`Excel file`,
    clearSelection: t`Clear selection`,
    actions: t`Actions`,
    pages: { first: t`First page`, previous: t`Previous page`, next: t`Next page`, last: t`Last page` },
  }
}
