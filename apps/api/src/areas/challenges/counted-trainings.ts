import { sql, type SQL } from 'drizzle-orm'

import { rowsOf, type Transaction } from '../../database/database.ts'
import { members } from '../../database/schema/members.ts'
import { rooms } from '../../database/schema/rooms.ts'
import { trainingTypes } from '../../database/schema/training-types.ts'
import { trainings } from '../../database/schema/trainings.ts'
import type { Slice } from '../../lists/list-source.ts'
import { type Challenge, type StoredSums, sumsOf } from './challenge-sums.ts'
import { countedTrainings } from './completions.ts'

interface Whose {
  readonly user?: string | undefined
  readonly team?: string | undefined
  readonly room?: string | undefined
}

const isTheirs = ({ user, team, room }: Whose): SQL =>
  sql.join(
    [
      sql`true`,
      ...(user === undefined ? [] : [sql`counting.member_uuid = ${user}`]),
      ...(team === undefined ? [] : [sql`counting.team_uuid = ${team}`]),
      ...(room === undefined ? [] : [sql`counting.room_uuid = ${room}`]),
    ],
    sql` and `,
  )

interface Counted {
  readonly uuid: string
  readonly userUuid: string
  readonly userName: string
  readonly startAt: string | Date
  readonly nameEn: string
  readonly nameEs: string
  readonly roomName: string | null
}

/** Latest first, with the total. */
export const countedTrainingsPage = async (tx: Transaction, challenge: Challenge, whose: Whose, slice: Slice) => {
  const found = sql`(${countedTrainings(challenge)}) as counting where ${isTheirs(whose)}`
  const [all] = await rowsOf<{ total: number }>(tx, sql`select count(*)::int as total from ${found}`)
  const rows = await rowsOf<Counted & StoredSums>(
    tx,
    sql`
      with page as (
        select * from ${found} order by started_at desc, training_uuid limit ${slice.size} offset ${slice.offset}
      )
      select page.training_uuid as uuid, page.member_uuid as "userUuid",
        concat_ws(' ', m.name, nullif(m.last_name_1, ''), m.last_name_2) as "userName", t.start_at as "startAt",
        type.name_en as "nameEn", type.name_es as "nameEs", hall.name as "roomName",
        page.trainings, page.seconds, page.intense_seconds, page.steps, page.calories, page.points
      from page
      join ${trainings} t on t.uuid = page.training_uuid
      join ${members} m on m.uuid = page.member_uuid
      join ${trainingTypes} type on type.uuid = t.training_type_uuid
      left join ${rooms} hall on hall.uuid = page.trained_in
      order by t.start_at desc, t.uuid`,
  )
  return {
    rows: rows.map(({ uuid, userUuid, userName, startAt, nameEn, nameEs, roomName, ...stored }) => ({
      uuid,
      userUuid,
      userName,
      startAt: new Date(startAt),
      type: { nameEn, nameEs },
      roomName,
      sums: sumsOf(stored),
    })),
    total: all?.total ?? 0,
  }
}
