const OPERATIONS = ['subscribe', 'publish', 'history', 'presence', '*'] as const

export type Operation = (typeof OPERATIONS)[number]

/** Operations by channel resource in Ably's format: `*` matches one segment, or all remaining ones at the end. */
export type Capability = Readonly<Record<string, readonly Operation[]>>

export const FULL_CAPABILITY: Capability = { '*': ['*'] }

const isOperation = (value: unknown): value is Operation => (OPERATIONS as readonly unknown[]).includes(value)

const readCapability = (text: string): Capability | null => {
  let parsed: unknown
  try {
    parsed = JSON.parse(text)
  } catch {
    return null
  }
  if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed)) return null
  const entries: [string, Operation[]][] = []
  for (const [resource, operations] of Object.entries(parsed)) {
    if (!Array.isArray(operations)) return null
    entries.push([resource, operations.filter(isOperation)])
  }
  return Object.fromEntries(entries)
}

/** Interns capabilities, because thousands of tokens share a few. */
const lately = new Map<string, Capability>()
const MOST_KEPT = 1000
const LONGEST_KEPT = 1000

/** Ignores unknown operations. Null if malformed. */
export const parseCapability = (text: string): Capability | null => {
  const known = lately.get(text)
  if (known !== undefined) return known
  const read = readCapability(text)
  if (read === null || text.length > LONGEST_KEPT) return read
  if (lately.size === MOST_KEPT) lately.clear()
  lately.set(text, read)
  return read
}

export const covers = (resource: string, channel: string): boolean => {
  const wanted = resource.split(':')
  const segments = channel.split(':')
  for (const [index, segment] of wanted.entries()) {
    if (segment === '*' && index === wanted.length - 1) return segments.length > index
    if (segments[index] === undefined) return false
    if (segment !== '*' && segment !== segments[index]) return false
  }
  return segments.length === wanted.length
}

export const allows = (capability: Capability, channel: string, operation: Operation): boolean =>
  Object.entries(capability).some(
    ([resource, operations]) =>
      (operations.includes(operation) || operations.includes('*')) && covers(resource, channel),
  )
