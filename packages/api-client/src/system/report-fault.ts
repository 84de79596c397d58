import { BROWSERS, FAULT_KINDS, REPORTING_APPS, reportLimits, reportShapes } from '@repo/domain/core/error-report'
import * as z from 'zod/mini'

import { endpoint } from '../core/endpoint.ts'
import { Done } from '../core/schemas.ts'
import { text } from '../core/text.ts'

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
  name: word(reportLimits.name, reportShapes.name),
  route: word(reportLimits.route, reportShapes.route),
  version: word(reportLimits.name, /^[\w.+-]*$/),
  browser: z.enum(BROWSERS),
  frames: z.array(FrameShape).check(z.maxLength(reportLimits.frames)),
})

export type BrowserFault = z.infer<typeof FaultShape>

/** Needs no sign-in. Rate-limited per network. */
export const reportFault = endpoint({
  method: 'POST',
  path: '/api/v2/browser-faults',
  summary: 'Report a browser error',
  access: { kind: 'public' },
  body: FaultShape,
  response: Done,
  errors: { 429: ['rate-limited'] },
})
