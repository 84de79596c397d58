import { centerQueryOptions } from '@repo/api-client/centers/queries'
import { useQuery } from '@tanstack/react-query'

import { useServices } from '../services-context.ts'
import { useSession } from '../session/session-store.ts'
import { zoneHere } from './zone-here.ts'

/** The center's time zone. As long as it is not known, this machine's: whoever works in a center has its clock. */
export const useZone = (): string => {
  const { client } = useServices()
  const { uuidBranch } = useSession()
  return useQuery(centerQueryOptions(client, uuidBranch)).data?.zone ?? zoneHere()
}
