import { BROWSERS, FAULT_KINDS, REPORTING_APPS, reportLimits, reportShapes } from '@repo/domain/core/error-report'
import * as z from 'zod/mini'

import { endpoint } from '../core/endpoint.ts'
import { Done } from '../core/schemas.ts'
import { text } from '../core/text.ts'

/** Whether the server runs; one that does not answer is to be started anew. */
export const showHealth = endpoint({
  method: 'GET',
  path: '/healthz',
  summary: 'Whether the server runs',
  access: { kind: 'public' },
  response: z.object({ status: z.enum(['ok', 'standby']), version: z.string() }),
  errors: { 503: ['unavailable'] },
})

/** Whether calls may be sent to this server: its database answers, and it is not about to stop. */
export const showReadiness = endpoint({
  method: 'GET',
  path: '/readyz',
  summary: 'Whether the server takes calls',
  access: { kind: 'public' },
  response: z.object({ status: z.literal('ready') }),
  errors: { 503: ['unavailable', 'draining', 'storage-full'] },
})

const word = (most: number, shape: RegExp) => text().check(z.maxLength(most), z.regex(shape))
const Position = z.int().check(z.minimum(0), z.maximum(reportLimits.position))

const FrameShape = z.object({
  function: word(reportLimits.function, reportShapes.function),
  file: word(reportLimits.file, reportShapes.file),
  line: Position,
  column: Position,
})

const FaultShape = z.object({
  app: z.enum(REPORTING_APPS),
  kind: z.enum(FAULT_KINDS),
  /** The kind of error, such as `TypeError`. */
  name: word(reportLimits.name, reportShapes.name),
  /** The pattern of the screen's address, without what stands in it. */
  route: word(reportLimits.route, reportShapes.route),
  /** The version of the product that the page is of. */
  version: word(reportLimits.name, /^[\w.+-]*$/),
  browser: z.enum(BROWSERS),
  /** The innermost call first. */
  frames: z.array(FrameShape).check(z.maxLength(reportLimits.frames)),
})

/** A fault of a page, without a word that anybody typed. */
export type BrowserFault = z.infer<typeof FaultShape>

/** Tells the server of a fault in a page. Nobody need be signed in; there are limits for each network. */
export const reportFault = endpoint({
  method: 'POST',
  path: '/api/v2/browser-faults',
  summary: 'Report a browser error',
  access: { kind: 'public' },
  body: FaultShape,
  response: Done,
  errors: { 429: ['rate-limited'] },
})
