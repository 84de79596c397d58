import { collectPairing, createPairingCode } from '@repo/api-client/displays/pairing'
import { PAIRING_CODE_SECONDS } from '@repo/domain/displays/pairing-code'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'

import { client } from '../app/services.ts'
import { setViewer } from '../app/viewer-store.ts'

const POLL_MS = 2000
/** Renews shortly before the code expires. Uses its lifetime, because the display's clock may be wrong. */
const RENEW_AFTER_MS = (PAIRING_CODE_SECONDS - 15) * 1000

export const usePairing = (): string | null => {
  const code = useQuery({
    queryKey: ['pairing-code'],
    queryFn: ({ signal }) => client.call(createPairingCode, {}, signal),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchInterval: ({ state }) => (state.data === undefined ? false : RENEW_AFTER_MS),
  })
  const secret = code.data?.secret
  const collected = useQuery({
    queryKey: ['pairing', secret],
    queryFn: ({ signal }) => client.call(collectPairing, { body: { secret: secret ?? '' } }, signal),
    enabled: secret !== undefined,
    refetchInterval: POLL_MS,
    gcTime: 0,
  })
  const token = collected.data?.token
  useEffect(() => {
    if (token) setViewer({ token })
  }, [token])
  return code.data?.code ?? null
}
