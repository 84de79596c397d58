import { setTimeout as pause } from 'node:timers/promises'

import { searchCenter } from '@repo/api-client/auth/search-center'
import { ApiError } from '@repo/api-client/core/api-error'
import { createClient } from '@repo/api-client/core/client'
import { sessionHeaders } from '@repo/api-client/core/headers'
import { collectDaqPairing, createDaqPairingCode } from '@repo/api-client/rooms/daq-pairing'
import type { Milliseconds } from '@repo/domain/core/units'
import { PAIRING_CODE_SECONDS } from '@repo/domain/displays/pairing-code'

const POLL_MS: Milliseconds = 2000
const RETRY_MS: Milliseconds = 4000
/** Renews shortly before the code expires. */
const RENEW_AFTER_MS: Milliseconds = (PAIRING_CODE_SECONDS - 15) * 1000

interface PairOptions {
  readonly server: string
  /** Host name of the center's page. */
  readonly center: string
  readonly now: () => Milliseconds
  readonly onCode: (code: string) => void
  readonly onFailure: (error: unknown) => void
  readonly signal: AbortSignal
}

/** Shows codes until staff enter one. Returns the key. Rejects only when aborted. */
export const pair = async ({ server, center, now, onCode, onFailure, signal }: PairOptions): Promise<string> => {
  let centerKey: string | null = null
  const client = createClient({ baseUrl: server, headers: () => sessionHeaders({ centerKey, language: 'en' }) })
  const collect = async (): Promise<string | null> => {
    centerKey = (await client.call(searchCenter, { params: { host: center } }, signal)).key
    const { code, secret } = await client.call(createDaqPairingCode, {}, signal)
    onCode(code)
    for (const until = now() + RENEW_AFTER_MS; now() < until;) {
      await pause(POLL_MS, undefined, { signal })
      const { key } = await client.call(collectDaqPairing, { body: { secret } }, signal)
      if (key !== null) return key
    }
    return null
  }
  for (;;) {
    try {
      const key = await collect()
      if (key !== null) return key
    } catch (error) {
      signal.throwIfAborted()
      onFailure(error)
      const seconds = error instanceof ApiError ? error.retryAfterSeconds : null
      await pause(seconds === null ? RETRY_MS : seconds * 1000, undefined, { signal })
    }
  }
}
