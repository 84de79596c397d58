import { sql } from 'drizzle-orm'

import { nameKey } from '../../lists/name-key.ts'

/** Sort key of the whole name of `m`, the member in a statement. It breaks ties in standings. */
export const MEMBER_NAME_KEY = nameKey(sql`concat_ws(' ', m.name, m.last_name_1, m.last_name_2)`)
