import { setTimeout as pause } from 'node:timers/promises'

import type { Access } from '@repo/api-client/core/endpoint'
import type { FastifyRequest } from 'fastify'

import type { Clock } from '../../lib/clock.ts'
import { createRates } from '../../lib/rates.ts'
import { Refusal } from '../../lib/refusal.ts'

/** Per device: each sends a batch a second and polls every other. */
const CALLS = { perSecond: 20, burst: 100 } as const
/** Delays the refusal, which throttles a client that ignores Retry-After. */
const REFUSED_AFTER_MS = 1000

const HEADERS: Partial<Record<Access['kind'], readonly string[]>> = {
  participant: ['token-participant'],
  daq: ['token-daq', 'token-display'],
}

export const limitDeviceCalls = (clock: Clock) => {
  const rates = createRates(CALLS)
  return async (request: FastifyRequest, { kind }: Access): Promise<void> => {
    const [token] = (HEADERS[kind] ?? []).flatMap((header) => request.headers[header] ?? [])
    if (typeof token !== 'string' || rates.take(token, clock.steady())) return
    await pause(REFUSED_AFTER_MS)
    throw new Refusal('rate-limited', { retryAfterSeconds: 1 })
  }
}
