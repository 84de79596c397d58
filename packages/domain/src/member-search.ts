import { isDay } from './day.ts'
import { searchLimits } from './limits.ts'
import { SEXES } from './member-form.ts'

/** Columns a list of members is searched by, and how each is asked for. */
export const MEMBER_SEARCH_KINDS = {
  name: 'text',
  last_name_1: 'text',
  email: 'text',
  pseudonym: 'text',
  birthday: 'date',
  sex: 'drop',
} as const

export const MEMBER_SEARCH_COLUMNS = ['name', 'last_name_1', 'email', 'pseudonym', 'birthday', 'sex'] as const
export type MemberSearchColumn = (typeof MEMBER_SEARCH_COLUMNS)[number]
export type SearchKind = (typeof MEMBER_SEARCH_KINDS)[MemberSearchColumn]

export type SearchFault = 'too-short' | 'too-long' | 'invalid-date' | 'choose'

/** What is wrong with a text searched for in a column; null when nothing is, and for an empty one, which resets. */
export const memberSearchFault = (column: MemberSearchColumn, typed: string): SearchFault | null => {
  const text = typed.trim()
  if (text === '') return null
  switch (MEMBER_SEARCH_KINDS[column]) {
    case 'date':
      return isDay(text) ? null : 'invalid-date'
    case 'drop':
      return SEXES.some((sex) => sex === text) ? null : 'choose'
    case 'text':
      if (text.length < searchLimits.minLength) return 'too-short'
      return text.length > searchLimits.maxLength ? 'too-long' : null
    default:
      return MEMBER_SEARCH_KINDS[column] satisfies never
  }
}

export const MEMBER_SORTS = ['created', 'name', 'last_name_1', 'pseudonym', 'email'] as const
/** What a list of members is ordered by. */
export type MemberSort = (typeof MEMBER_SORTS)[number]

export const SORT_DIRECTIONS = ['asc', 'desc'] as const
export type SortDirection = (typeof SORT_DIRECTIONS)[number]

export const PAGE_SIZES = [20, 50, 100] as const
export type PageSize = (typeof PAGE_SIZES)[number]
