import type { Broadcasts } from '../../../lib/cluster.ts'

declare module '../../../lib/context.ts' {
  interface Context {
    readonly phones: PhoneSockets
  }
}

/** Ends a connection because another phone continued in its place. */
type End = () => void

/** Open connections by hash of the phone's token. */
export interface PhoneSockets {
  /** Returns a function that removes the connection. Call it before looking up the token, so that no end is missed. */
  readonly open: (tokenHash: string, end: End) => () => void
  readonly end: (tokenHashes: readonly string[]) => void
}

export const createPhoneSockets = (broadcasts: Broadcasts): PhoneSockets => {
  const open = new Map<string, Set<End>>()
  const end = (tokenHash: string): void => {
    for (const one of open.get(tokenHash) ?? []) one()
  }
  broadcasts.subscribe('phone-ended', end)
  return {
    open: (tokenHash, end) => {
      const ends = open.get(tokenHash) ?? new Set()
      open.set(tokenHash, ends.add(end))
      return () => {
        ends.delete(end)
        if (ends.size === 0 && open.get(tokenHash) === ends) open.delete(tokenHash)
      }
    },
    end: (tokenHashes) => {
      for (const tokenHash of tokenHashes) {
        end(tokenHash)
        broadcasts.publish('phone-ended', tokenHash)
      }
    },
  }
}
