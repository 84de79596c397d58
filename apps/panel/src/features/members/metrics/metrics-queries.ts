import type { Client } from '@repo/api-client/core/client'
import {
  memberQueryOptions,
  memberTrainingsQueryOptions,
  memberWeightsQueryOptions,
} from '@repo/api-client/members/queries'
import { periodOf, type Period } from '@repo/domain/time/period'

/** The URL's period, or the center's last seven days. */
export const openingPeriod = (chosen: Period | null, today: string): Period => chosen ?? periodOf('last-7-days', today)

export const metricsQueries = (client: Client, uuid: string, period: Period) => ({
  member: memberQueryOptions(client, uuid),
  trainings: memberTrainingsQueryOptions(client, uuid, period),
  weights: memberWeightsQueryOptions(client, uuid, period),
})
