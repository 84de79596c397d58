import { centerQueryOptions } from '@repo/api-client/center/queries'
import { useQuery } from '@tanstack/react-query'

import { useServices } from '../services-context.ts'
import { useSession } from '../session/session-store.ts'
import { zoneHere } from './zone-here.ts'

/** Falls back to the device's zone while the center isn't loaded. */
export const useZone = (): string => {
  const { client } = useServices()
  const { uuidBranch } = useSession()
  return useQuery(centerQueryOptions(client, uuidBranch)).data?.zone ?? zoneHere()
}
