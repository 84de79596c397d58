const OPERATIONS = ['subscribe', 'publish', 'history', 'presence', '*'] as const

export type Operation = (typeof OPERATIONS)[number]

/** Operations by channel resource, as Ably writes them: `*` stands for one segment, at the end for all that follow. */
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

/** Thousands of tokens grant the same: their connections share one capability, which nobody changes. */
const lately = new Map<string, Capability>()
const MOST_KEPT = 1000
const LONGEST_KEPT = 1000

/** Reads a capability from a token. Operations this service does not know grant nothing. Null where it is not one. */
export const parseCapability = (text: string): Capability | null => {
  const known = lately.get(text)
  if (known !== undefined) return known
  const read = readCapability(text)
  if (read === null || text.length > LONGEST_KEPT) return read
  if (lately.size === MOST_KEPT) lately.clear()
  lately.set(text, read)
  return read
}

/** Whether a resource such as `branch:7:*` covers a channel. */
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

/** Whether a capability allows an operation on a channel. */
export const allows = (capability: Capability, channel: string, operation: Operation): boolean =>
  Object.entries(capability).some(
    ([resource, operations]) =>
      (operations.includes(operation) || operations.includes('*')) && covers(resource, channel),
  )
