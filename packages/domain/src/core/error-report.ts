/** Reports never contain a message, because it may quote typed text or health data. */
export const REPORTING_APPS = ['panel', 'live', 'join'] as const
export type ReportingApp = (typeof REPORTING_APPS)[number]

export const FAULT_KINDS = ['render', 'error', 'rejection'] as const
export type FaultKind = (typeof FAULT_KINDS)[number]

export const BROWSERS = ['chrome', 'edge', 'firefox', 'safari', 'other'] as const
export type BrowserFamily = (typeof BROWSERS)[number]

export interface FaultFrame {
  readonly function: string
  readonly file: string
  readonly line: number
  readonly column: number
}

export const reportLimits = { frames: 20, name: 60, function: 80, file: 120, route: 120, position: 10_000_000 } as const

/** Identifiers only, so a report can't contain names or addresses of people. */
export const reportShapes = {
  name: /^\w*$/,
  function: /^[\w.$<> ]*$/,
  file: /^\/[\w./-]*\.js$/,
  route: /^\/[\w/$.-]*$/,
} as const

/** `at name (url:line:column)` in Chromium, `name@url:line:column` elsewhere. */
const FRAME =
  /^(?:\s*at (?:async )?(?:(?<named>[^()]+?) \()?|(?<before>[^@]*)@)(?<address>https?:\/\/[^()\s]+?):(?<line>\d+):(?<column>\d+)\)?$/

const frameOf = (text: string, origin: string): FaultFrame | null => {
  const { named, before, address = '', line, column } = FRAME.exec(text)?.groups ?? {}
  if (!address.startsWith(`${origin}/`)) return null
  const file = address.slice(origin.length).split(/[?#]/)[0] ?? ''
  if (!reportShapes.file.test(file) || file.length > reportLimits.file) return null
  const name = named ?? before ?? ''
  const isPlain = reportShapes.function.test(name) && name.length <= reportLimits.function
  return { function: isPlain ? name : '', file, line: Number(line), column: Number(column) }
}

/** Stack frames in our scripts, innermost first. Strips the message, whose lines may look like frames. */
export const framesOfStack = (stack: string, message: string, origin: string): readonly FaultFrame[] => {
  const start = message === '' ? -1 : stack.indexOf(message)
  const calls = start === -1 ? stack : stack.slice(start + message.length)
  return calls
    .split('\n')
    .flatMap((line) => frameOf(line, origin) ?? [])
    .slice(0, reportLimits.frames)
}

/** Browser family of a user agent. Tests the rarest token first, because most agents name several browsers. */
export const browserFamily = (userAgent: string): BrowserFamily => {
  if (userAgent.includes('Edg/')) return 'edge'
  if (userAgent.includes('Firefox/')) return 'firefox'
  if (/Chrom(?:e|ium)\//.test(userAgent)) return 'chrome'
  return userAgent.includes('Safari/') ? 'safari' : 'other'
}
