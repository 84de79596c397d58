import { byNetwork } from '../../../http/by-network.ts'
import { Refusal } from '../../../http/errors/refusal.ts'
import type { Call } from '../../../http/route.ts'
import { countAttempt } from '../../../lib/throttle.ts'
import { hasCenter } from '../../center/has-center.ts'
import { isSetupToken } from '../setup-token.ts'

/** Lets the printed token through; guesses are slowed down by address, which never keeps the real one out. */
export const checkSetupToken = async ({ context, address }: Call, token: string): Promise<void> => {
  const { db, clock } = context
  if (await hasCenter(db)) throw new Refusal('already-set-up')
  if (await isSetupToken(db, token)) return
  const budget = { free: 10, longestSeconds: 60, fadeSeconds: 60 }
  await countAttempt(db, byNetwork('setup', address, budget), clock.now())
  throw new Refusal('setup-token-unknown')
}
