import type { ListSearch } from '@repo/domain/list'
import type { TrainingColumn } from '@repo/domain/training-list'
import { sql, type SQL } from 'drizzle-orm'

import { trainingTypes } from '../../database/schema/training-types.ts'
import { trainings } from '../../database/schema/trainings.ts'
import { withinDays } from '../../http/within-days.ts'
import { searchedEmail } from '../../lib/email-forms.ts'
import { keyedList } from '../../lists/keyed-list.ts'
import { contains, patternsOf, wordsOf } from '../../lists/text-search.ts'
import { trainingIndex } from './training-index.ts'
import { listedTrainings } from './trainings.ts'

/** As one value, by which trainings are looked up: joined, every training would be read. */
const isOf = (column: 'name' | 'email', texts: readonly string[]): SQL =>
  sql`${trainings.memberUuid} = any (array(select found from anyone_like(${column}, ${patternsOf(texts)}) found))`

const matching = ({ column, text }: ListSearch<TrainingColumn>): SQL | undefined => {
  switch (column) {
    case 'name':
      return isOf('name', wordsOf(text))
    case 'email':
      return isOf('email', [searchedEmail(text)])
    case 'deviceType':
      return contains(trainings.deviceType, text)
    case 'trainingName':
      return sql`${trainings.trainingTypeUuid} in (
        select uuid from ${trainingTypes} where ${contains(trainingTypes.nameEn, text)} or ${contains(trainingTypes.nameEs, text)})`
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
    from ${trainings} where ${trainingIndex.listed} and ${matching(search)}`,
  rows: listedTrainings,
})
