import { secretLimits } from '@repo/domain/core/limits'
import * as z from 'zod/mini'

import { text } from '../core/text.ts'
import { BatchReceipt, BatchWire } from './batch.ts'
import { OwnNumbersWire } from './own-numbers.ts'

/** Where the measurement socket is mounted. The token travels in the first message, never in the address. */
export const MEASUREMENT_SOCKET_PATH = '/api/v2/measurements/socket'

/** What a phone sends, version 1. One with a screen asks for its own numbers, which then follow every receipt. */
export const PhoneMessage = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('hello'),
    version: z.literal(1),
    token: text().check(z.maxLength(secretLimits.issued.max)),
    numbers: z.optional(z.boolean()),
  }),
  z.object({ type: z.literal('batch'), ...BatchWire.shape }),
])
export type PhoneMessage = z.infer<typeof PhoneMessage>

/** What the server answers, version 1. */
export const SocketMessage = z.discriminatedUnion('type', [
  z.object({ type: z.literal('ready'), server_time: z.number() }),
  z.object({ type: z.literal('receipt'), ...BatchReceipt.shape }),
  z.object({ type: z.literal('numbers'), server_time: z.number(), own: OwnNumbersWire }),
  z.object({ type: z.literal('refused'), code: z.string(), message: z.string() }),
  z.object({ type: z.literal('ended') }),
])
export type SocketMessage = z.infer<typeof SocketMessage>
