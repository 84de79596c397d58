import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

import pLimit from 'p-limit'

import { Refusal } from '../../lib/refusal.ts'

/** Half of the thread pool. Known callers, files, and DNS use the rest. */
const STRANGERS_AT_ONCE = 2
/** About 1 second of work. */
const MOST_WAITING = 40

const strangers = pLimit(STRANGERS_AT_ONCE)

/** Limits concurrent verifications for strangers. Throws if too many are queued. */
export const verifyInTurn = async (password: string, phc: string): Promise<boolean> => {
  if (strangers.pendingCount >= MOST_WAITING) throw new Refusal('rate-limited', { retryAfterSeconds: 2 })
  return strangers(() => verifyPassword(password, phc))
}

const hash = promisify(argon2)

const MEMORY_KIB = 19_456
const PASSES = 2
const LANES = 1
const TAG_BYTES = 32

const base64 = (bytes: Buffer): string => bytes.toString('base64').replace(/=+$/, '')

const derive = (password: string, nonce: Buffer, memory: number, passes: number, parallelism: number) =>
  hash('argon2id', { message: password, nonce, memory, passes, parallelism, tagLength: TAG_BYTES })

/** argon2id in PHC format with OWASP's parameters: 19 MiB, 2 passes. */
export const hashPassword = async (password: string): Promise<string> => {
  const nonce = randomBytes(16)
  const tag = await derive(password, nonce, MEMORY_KIB, PASSES, LANES)
  return `$argon2id$v=19$m=${MEMORY_KIB},t=${PASSES},p=${LANES}$${base64(nonce)}$${base64(tag)}`
}

/** Compares in constant time. */
export const verifyPassword = async (password: string, phc: string): Promise<boolean> => {
  const parts = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([^$]+)\$([^$]+)$/.exec(phc)
  if (parts === null) return false
  const [, memory, passes, lanes, nonce = '', expected = ''] = parts
  const tag = await derive(password, Buffer.from(nonce, 'base64'), Number(memory), Number(passes), Number(lanes))
  const wanted = Buffer.from(expected, 'base64')
  return wanted.length === tag.length && timingSafeEqual(wanted, tag)
}
