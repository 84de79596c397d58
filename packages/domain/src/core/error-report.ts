/** What a browser tells of a fault: never a message, which may quote what somebody typed or how somebody's heart beats. */
export const REPORTING_APPS = ['panel', 'live', 'join'] as const
export type ReportingApp = (typeof REPORTING_APPS)[number]

/** While something was drawn, in an event, or in a promise that nobody waited for. */
export const FAULT_KINDS = ['render', 'error', 'rejection'] as const
export type FaultKind = (typeof FAULT_KINDS)[number]

export const BROWSERS = ['chrome', 'edge', 'firefox', 'safari', 'other'] as const
export type BrowserFamily = (typeof BROWSERS)[number]

/** One call of a stack, in a script of ours. */
export interface FaultFrame {
  readonly function: string
  /** The script's path. */
  readonly file: string
  readonly line: number
  readonly column: number
}

export const reportLimits = { frames: 20, name: 60, function: 80, file: 120, route: 120, position: 10_000_000 } as const

/** What may stand in a report: words of a program, and nothing that people are named or reached by. */
export const reportShapes = {
  name: /^\w*$/,
  function: /^[\w.$<> ]*$/,
  file: /^\/[\w./-]*\.js$/,
  route: /^\/[\w/$.-]*$/,
} as const

/** `at name (address:line:column)` of Chromium, `name@address:line:column` of the others. */
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

/**
 * The calls of an error's stack in scripts of ours, the innermost first. What the error says is cut off before, since it
 * may span lines and look like a call.
 */
export const framesOfStack = (stack: string, message: string, origin: string): readonly FaultFrame[] => {
  const start = message === '' ? -1 : stack.indexOf(message)
  const calls = start === -1 ? stack : stack.slice(start + message.length)
  return calls
    .split('\n')
    .flatMap((line) => frameOf(line, origin) ?? [])
    .slice(0, reportLimits.frames)
}

/** Which family a browser is of, by its user agent; what is written for several is told by its rarest word. */
export const browserFamily = (userAgent: string): BrowserFamily => {
  if (userAgent.includes('Edg/')) return 'edge'
  if (userAgent.includes('Firefox/')) return 'firefox'
  if (/Chrom(?:e|ium)\//.test(userAgent)) return 'chrome'
  return userAgent.includes('Safari/') ? 'safari' : 'other'
}
