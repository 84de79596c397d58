import type { Client } from '@repo/api-client/core/client'
import {
  memberQueryOptions,
  memberTrainingsQueryOptions,
  memberWeightsQueryOptions,
} from '@repo/api-client/members/queries'
import { periodOf, type Period } from '@repo/domain/time/period'

import { dayIn } from '../../app/locale/day-in.ts'

/** The period that metrics open with: as the address says, else the last seven days of the center. */
export const openingPeriod = (chosen: Period | null, zone: string | undefined, now: number): Period =>
  chosen ?? periodOf('last-7-days', dayIn(zone, now))

/** All that the metrics of a member are made of; they are asked for together. */
export const metricsQueries = (client: Client, uuid: string, period: Period) => ({
  member: memberQueryOptions(client, uuid),
  trainings: memberTrainingsQueryOptions(client, uuid, period),
  weights: memberWeightsQueryOptions(client, uuid, period),
})
