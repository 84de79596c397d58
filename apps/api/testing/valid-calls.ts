import type { contract } from '@repo/api-client/contract'

import type { ValidCall } from './calls/call-row.ts'
import { everyCall } from './calls/every-call.ts'
import type { World } from './world.ts'

export const addressOf = (path: string, { id = '', ids = {}, query = {} }: ValidCall): string => {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => ids[name] ?? id)
  return Object.keys(query).length === 0 ? filled : `${filled}?${new URLSearchParams(query).toString()}`
}

export const validCalls = (world: World): Readonly<Record<keyof typeof contract, ValidCall>> =>
  Object.fromEntries(Object.entries(everyCall).map(([name, { valid }]) => [name, valid(world)])) as Readonly<
    Record<keyof typeof contract, ValidCall>
  >
