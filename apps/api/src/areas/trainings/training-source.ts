import type { ListSearch } from '@repo/domain/list'
import type { TrainingColumn } from '@repo/domain/training-list'
import { sql, type SQL } from 'drizzle-orm'

import { members } from '../../database/schema/members.ts'
import { trainingTypes } from '../../database/schema/training-types.ts'
import { trainings } from '../../database/schema/trainings.ts'
import { withinDays } from '../../http/within-days.ts'
import { keyedList } from '../../lists/keyed-list.ts'
import { contains, isNamed } from '../../lists/text-search.ts'
import { trainingIndex } from './training-index.ts'
import { listedTrainings } from './trainings.ts'

const matching = ({ column, text }: ListSearch<TrainingColumn>): SQL | undefined => {
  switch (column) {
    case 'name':
      return isNamed(members, text)
    case 'email':
      return contains(members.email, text)
    case 'deviceType':
      return contains(trainings.deviceType, text)
    case 'trainingName':
      return sql`(${contains(trainingTypes.nameEn, text)} or ${contains(trainingTypes.nameEs, text)})`
    case 'start':
      return withinDays(trainings.startAt, text, text)
    default:
      return column satisfies never
  }
}

/** The trainings of members of the branch, however many; of those who were erased none is listed. */
export const trainingSource = keyedList({
  index: trainingIndex,
  found: (search: ListSearch<TrainingColumn>) => sql`
    select ${trainings.uuid}, ${trainings.startAt} as key
    from ${trainings}
    join ${members} on ${members.uuid} = ${trainings.memberUuid}
    join ${trainingTypes} on ${trainingTypes.uuid} = ${trainings.trainingTypeUuid}
    where ${matching(search)}`,
  rows: listedTrainings,
})
