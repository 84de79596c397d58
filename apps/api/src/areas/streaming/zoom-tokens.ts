import { createHash } from 'node:crypto'

import * as z from 'zod/mini'

import type { Clock } from '../../lib/clock.ts'
import { VideoFault, type VideoAccount } from './video.ts'
import type { ZoomCall } from './zoom-call.ts'

const Granted = z.object({ access_token: z.string(), expires_in: z.number() })

/** A token is renewed before it runs out on its way. */
const SPARE_MS = 60_000

export interface ZoomTokens {
  readonly of: (account: VideoAccount) => Promise<string>
  /** The token was refused: the next one asked for is new. */
  readonly forget: (account: VideoAccount) => void
}

/** Credentials that were changed are another account, and its secret is in no key of a map. */
const keyOf = ({ accountId, apiKey, secret }: VideoAccount): string =>
  createHash('sha256')
    .update(JSON.stringify([accountId, apiKey, secret]))
    .digest('base64url')

/** Tokens of server-to-server OAuth: they live an hour, come without a refresh token, and are kept for each account. */
export const createZoomTokens = (call: ZoomCall, oauthUrl: string, clock: Clock): ZoomTokens => {
  const kept = new Map<string, { readonly token: string; readonly until: number }>()
  const ask = async ({ accountId, apiKey, secret }: VideoAccount) => {
    const answer = await call(`${oauthUrl}/oauth/token`, {
      method: 'POST',
      headers: { authorization: `Basic ${Buffer.from(`${apiKey}:${secret}`).toString('base64')}` },
      body: new URLSearchParams({ grant_type: 'account_credentials', account_id: accountId }),
    })
    // a wrong client, secret or account is a bad request there
    if (answer.status === 400 || answer.status === 401) throw new VideoFault('credentials')
    const granted = Granted.safeParse(answer.json)
    if (answer.status !== 200 || !granted.success) throw new VideoFault('refused')
    return granted.data
  }
  return {
    of: async (account) => {
      const key = keyOf(account)
      const known = kept.get(key)
      if (known !== undefined && known.until > clock.now()) return known.token
      const { access_token: token, expires_in: seconds } = await ask(account)
      kept.set(key, { token, until: clock.now() + seconds * 1000 - SPARE_MS })
      return token
    },
    forget: (account) => void kept.delete(keyOf(account)),
  }
}
