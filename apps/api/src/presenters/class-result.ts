import type { showClassSummary } from '@repo/api-client/classes/show-class-summary'
import type { ResponseOf } from '@repo/api-client/core/endpoint'

import type { participations } from '../db/tables/participations.ts'
import type { trainings } from '../db/tables/trainings.ts'
import { presentOwnTraining } from './own-training.ts'

interface Row {
  readonly participation: typeof participations.$inferSelect
  /** Null for who joined and never sent a value. */
  readonly training: typeof trainings.$inferSelect | null
}

/** One line of a class's summary. */
export const presentResult = ({
  participation,
  training,
}: Row): ResponseOf<typeof showClassSummary>['participants'][number] => {
  const own = presentOwnTraining(participation, training)
  return {
    final_user_uuid: own.final_user_uuid,
    pseudonym: own.pseudonym,
    user_url_image: own.user_url_image,
    effort_avg: own.effort_avg,
    hr_max: own.hr_max,
    calories_tot: own.calories_tot,
    steps_tot: own.steps_tot,
    rookpoints: own.rookpoints,
    duration_time_tot: own.duration_time_tot,
    zones: own.zones,
    below_time_tot: training?.belowSeconds ?? 0,
  }
}
