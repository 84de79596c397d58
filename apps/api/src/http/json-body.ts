import { setImmediate as yieldToEventLoop } from 'node:timers/promises'

import { callLimits } from '@repo/domain/core/limits'
import type { FastifyInstance, FastifyRequest } from 'fastify'

import { Refusal } from '../lib/refusal.ts'

const [QUOTE, BACKSLASH, COMMA] = [0x22, 0x5c, 0x2c]
const [OPEN_OBJECT, CLOSE_OBJECT, OPEN_LIST, CLOSE_LIST] = [0x7b, 0x7d, 0x5b, 0x5d]

const SMALL = callLimits.bytes

const endOfString = (json: Buffer, from: number): number => {
  for (let at = from; at < json.length; at += 1) {
    if (json[at] === QUOTE) return at
    if (json[at] === BACKSLASH) at += 1
  }
  return json.length
}

interface JsonLimits {
  readonly depth: number
  readonly values: number
  /** Bytes of the longest string. */
  readonly text: number
}

/** Scans without parsing, because a parsed value takes many times the memory. Doesn't validate JSON. */
export const isWithinLimits = (json: Buffer, { depth, values, text }: JsonLimits): boolean => {
  let [level, count] = [0, 0]
  for (let at = 0; at < json.length; at += 1) {
    const byte = json[at]
    if (byte === QUOTE) {
      const end = endOfString(json, at + 1)
      if (end - at > text) return false
      at = end
    } else if (byte === OPEN_OBJECT || byte === OPEN_LIST) {
      level += 1
      count += 1
      if (level > depth) return false
    } else if (byte === CLOSE_OBJECT || byte === CLOSE_LIST) level -= 1
    else if (byte === COMMA) count += 1
    if (count > values) return false
  }
  return true
}

export const isWithinCallLimits = (json: Buffer, bytes: number = callLimits.bytes): boolean => {
  const { depth, text, bytesPerValue } = callLimits
  return isWithinLimits(json, { depth, text, values: bytes / bytesPerValue })
}

/** Yields before more work on a large body, so that it doesn't block the event loop. */
export const restAfter = async (request: Pick<FastifyRequest, 'headers' | 'routeOptions'>): Promise<void> => {
  if ((request.routeOptions.bodyLimit ?? 0) > SMALL) await yieldToEventLoop()
}

export const parseJsonBodies = (app: FastifyInstance): void => {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, async (request: FastifyRequest, body: Buffer) => {
    if (!isWithinCallLimits(body, request.routeOptions.bodyLimit)) throw new Refusal('payload-too-large')
    await restAfter(request)
    return new Promise((resolve, reject) => {
      void parse(request, body.toString(), (error, value) => (error === null ? resolve(value) : reject(error)))
    })
  })
}
