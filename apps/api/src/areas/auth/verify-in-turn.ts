import pLimit from 'p-limit'

import { Refusal } from '../../http/errors/refusal.ts'
import { verifyPassword } from './password.ts'

/** Half of the thread pool: the other half stays free for known callers, files, and names of hosts. */
const STRANGERS_AT_ONCE = 2
/** About a second of work. */
const MOST_WAITING = 40

const strangers = pLimit(STRANGERS_AT_ONCE)

/** Compares a password that a stranger shows, one of few at once. Refuses it while too many wait. */
export const verifyInTurn = async (password: string, phc: string): Promise<boolean> => {
  if (strangers.pendingCount >= MOST_WAITING) throw new Refusal('rate-limited', { retryAfterSeconds: 2 })
  return strangers(() => verifyPassword(password, phc))
}
