import type { Capability } from './realtime.ts'

type Operation = Capability[string][number]

const covers = (pattern: string, channel: string): boolean =>
  pattern === '*' || pattern === channel || (pattern.endsWith(':*') && channel.startsWith(pattern.slice(0, -1)))

/** Whether a capability allows an operation on a channel. */
export const allows = (capability: Capability, channel: string, operation: Operation): boolean =>
  Object.entries(capability).some(
    ([pattern, operations]) => covers(pattern, channel) && (operations as readonly string[]).some((one) => one === operation || one === '*'),
  )
