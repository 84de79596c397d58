import { sql, type SQL, type SQLWrapper } from 'drizzle-orm'

import { searchedEmail } from '../lib/email-forms.ts'

/**
 * Sort key of a name or another text that people read: without case and accents, and ñ after n. The collation is given
 * because that of a PostgreSQL server can be any.
 */
export const nameKey = (name: SQLWrapper): SQL => sql`sort_fold(${name}) collate "C"`

/** What `LIKE` takes for a text wherever it stands; its signs mean themselves. */
const likePattern = (text: string): string => `%${text.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`

/** The words of a name that is looked for, whichever comes first. */
export const searchWords = (text: string): readonly string[] => text.split(/\s+/).filter((word) => word !== '')

/** The patterns of texts, as an array for a function of the database. */
export const patternsOf = (texts: readonly string[]): SQL =>
  sql`array[${sql.join(
    texts.map((text) => sql`${likePattern(text)}`),
    sql`, `,
  )}]::text[]`

/** Whether a column has a text, wherever it stands, without regard to case and accents. */
export const contains = (column: SQLWrapper, text: string): SQL => sql`fold(${column}) like fold(${likePattern(text)})`

/** Whether a stored email address contains a text. */
export const hasEmail = (column: SQLWrapper, text: string): SQL => contains(column, searchedEmail(text))

interface Named {
  readonly name: SQLWrapper
  readonly lastName1: SQLWrapper
  readonly lastName2: SQLWrapper
}

/** Whether the whole of somebody's name has every word of a text, in any order. */
export const isNamed = ({ name, lastName1, lastName2 }: Named, text: string): SQL =>
  sql.join(
    searchWords(text).map(
      (word) => sql`whole_name(${name}, ${lastName1}, ${lastName2}) like fold(${likePattern(word)})`,
    ),
    sql` and `,
  )
