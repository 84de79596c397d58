import { centerQueryOptions } from '@repo/api-client/center/queries'
import { useQuery } from '@tanstack/react-query'
import { useLayoutEffect } from 'react'

import { accent } from './accent.ts'
import { useServices } from './services-context.ts'
import { useSession } from './session/session-store.ts'

export const useCenterAccent = (): void => {
  const { client } = useServices()
  const { uuidBranch } = useSession()
  const color = useQuery(centerQueryOptions(client, uuidBranch)).data?.accentColor
  useLayoutEffect(() => {
    if (color !== undefined) accent.wear(color)
  }, [color])
}
