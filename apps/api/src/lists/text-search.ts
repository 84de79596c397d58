import { sql, type SQL, type SQLWrapper } from 'drizzle-orm'

import { searchedEmail } from '../lib/email-forms.ts'

/** Ignores case and accents, and sorts ñ after n. The collation is explicit because a PostgreSQL server may use any. */
export const nameKey = (name: SQLWrapper): SQL => sql`sort_fold(${name}) collate "C"`

const likePattern = (text: string): string => `%${text.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`

export const searchWords = (text: string): readonly string[] => text.split(/\s+/).filter((word) => word !== '')

export const patternsOf = (texts: readonly string[]): SQL =>
  sql`array[${sql.join(
    texts.map((text) => sql`${likePattern(text)}`),
    sql`, `,
  )}]::text[]`

export const contains = (column: SQLWrapper, text: string): SQL => sql`fold(${column}) like fold(${likePattern(text)})`

export const hasEmail = (column: SQLWrapper, text: string): SQL => contains(column, searchedEmail(text))

interface Named {
  readonly name: SQLWrapper
  readonly lastName1: SQLWrapper
  readonly lastName2: SQLWrapper
}

/** Matches every word in any part of the name, in any order. */
export const isNamed = ({ name, lastName1, lastName2 }: Named, text: string): SQL =>
  sql.join(
    searchWords(text).map(
      (word) => sql`whole_name(${name}, ${lastName1}, ${lastName2}) like fold(${likePattern(word)})`,
    ),
    sql` and `,
  )
