import { listTrainings } from '@repo/api-client/trainings/list-trainings'
import { pageLimits } from '@repo/domain/limits'

import { route } from '../../http/route.ts'
import { presentPage } from '../../presenters/page.ts'
import { trainingNameOf } from '../../presenters/training-name.ts'
import { pageOfTrainings } from '../../queries/trainings.ts'

export const listTrainingsRoute = route(listTrainings, async ({ query }, { principal, language, origin }) => {
  const number = query.page ?? 1
  const size = pageLimits.size
  const search =
    query.search === undefined ? null : { column: query.search_column ?? ('user_name' as const), text: query.search }
  const { rows, total } = await principal.branch.run((tx) => pageOfTrainings(tx, { number, size, search }))
  return {
    data: rows.map(({ trainings, members, training_types: type }) => ({
      training_uuid: trainings.uuid,
      start: trainings.startAt.toISOString(),
      offset: trainings.offset,
      user_name: members.name,
      last_name_1: members.lastName1,
      last_name_2: members.lastName2,
      email: members.email,
      device_type: trainings.deviceType,
      sensor_name: trainings.sensorName,
      training_name: trainingNameOf(type, language),
    })),
    ...presentPage({ endpoint: listTrainings, query, origin, number, size, total, count: rows.length }),
  }
})
