import { setTimeout as after } from 'node:timers/promises'

import { forgotPassword } from '@repo/api-client/auth/forgot-password'

import { byNetwork } from '../../../http/by-network.ts'
import { route } from '../../../http/route.ts'
import { countAttempt } from '../../../lib/throttle.ts'
import { centerUrl } from '../../center/center-url.ts'
import { askForReset } from '../reset-password.ts'

const NETWORK = { free: 20, longestSeconds: 60, fadeSeconds: 60 } as const
/** Longer than the work for an address that is known, so that the time of the answer tells nothing. */
const ANSWERED_AFTER_MS = 300

export const forgotPasswordRoute = route(forgotPassword, async ({ body }, call) => {
  const { context, language, address, origin, once } = call
  const now = context.clock.now()
  // not by e-mail, or a stranger could use up what its owner may ask: an account's links are bounded instead
  await countAttempt(context.db, byNetwork('reset-from', address, NETWORK), now)
  const work = once(async (tx) => {
    await askForReset(tx, {
      email: body.email,
      language,
      url: await centerUrl(tx, origin, context.config.publicUrl),
      now,
    })
    return { message: 'ok' }
  })
  const [answer] = await Promise.all([work, after(ANSWERED_AFTER_MS)])
  context.mail.wake()
  return answer
})
