import { SHOWN, VISIBILITIES } from '@repo/domain/privacy/visibility'
import { sql, type SQL } from 'drizzle-orm'

import { branches } from '../../../database/schema/center.ts'
import { members } from '../../../database/schema/members.ts'

const NUMBERED = VISIBILITIES.filter((level) => SHOWN[level].numbers)

/** Whether a level of this version shows numbers. */
export const isNumbered = (level: SQL): SQL => sql`${level} = any(${sql.param(NUMBERED)}::text[])`

const { birthday, visibility, visibilityAtMost } = members
const { defaultVisibility, minorsAtMost, adultAge, isUnknownAgeMinor } = branches

/** Compares the dates as texts, so that February 29 ages on March 1, as in the domain. */
const isMinorOn = (day: string): SQL =>
  sql`coalesce((extract(year from ${birthday})::int + ${adultAge})::text || to_char(${birthday}, '-MM-DD') > ${day},
    ${isUnknownAgeMinor})`

/** The standing level of `members` at `branches`: numbers show only if no part of the level hides them. */
export const showsNumbers = (day: string): SQL =>
  sql`(${isNumbered(sql`coalesce(${visibility}, ${defaultVisibility})`)}
    and ${isNumbered(sql`coalesce(${visibilityAtMost}, 'all')`)}
    and (not ${isMinorOn(day)} or ${isNumbered(sql`${minorsAtMost}`)}))`
