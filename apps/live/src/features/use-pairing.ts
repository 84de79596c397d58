import { collectPairing, createPairingCode } from '@repo/api-client/displays/pairing'
import { PAIRING_CODE_SECONDS } from '@repo/domain/displays/pairing-code'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'

import { client } from '../app/services.ts'
import { setViewer } from '../app/viewer-store.ts'

const POLL_MS = 2000
/** Shortly before the code ends. Its time on the wire is of the server's clock, and a wall's may be hours off. */
const RENEW_AFTER_MS = (PAIRING_CODE_SECONDS - 15) * 1000

/** Shows a code and waits until a coach has entered it; a code near its end is replaced by a new one. */
export const usePairing = (): string | null => {
  const code = useQuery({
    queryKey: ['pairing-code'],
    queryFn: ({ signal }) => client.call(createPairingCode, {}, signal),
    staleTime: Number.POSITIVE_INFINITY,
    // a wall that is unpaired needs another code than the one it was paired by
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
