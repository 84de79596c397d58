import { centerQueryOptions } from '@repo/api-client/center/queries'
import type { MeasurementSystem } from '@repo/domain/trainings/measure-fields'
import { useQuery } from '@tanstack/react-query'

import { useServices } from '../services-context.ts'
import { useSession } from '../session/session-store.ts'

/** Of the center, and metric while it isn't loaded. */
export const useMeasurementSystem = (): MeasurementSystem => {
  const { client } = useServices()
  const { uuidBranch } = useSession()
  return useQuery(centerQueryOptions(client, uuidBranch)).data?.measurementSystem ?? 'metric'
}
