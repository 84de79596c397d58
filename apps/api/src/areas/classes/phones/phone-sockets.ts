import type { Broadcasts } from '../../../lib/cluster.ts'

declare module '../../../lib/context.ts' {
  interface Context {
    readonly phones: PhoneSockets
  }
}

/** Ends a connection, telling the phone that another one went on in its place. */
type End = () => void

/** The open connections of phones by the token they greeted with. */
export interface PhoneSockets {
  /** Notes a connection; returns how to forget it. Noted before the token is looked up, it cannot slip through. */
  readonly open: (tokenHash: string, end: End) => () => void
  readonly end: (tokenHashes: readonly string[]) => void
}

export const createPhoneSockets = (broadcasts: Broadcasts): PhoneSockets => {
  const open = new Map<string, Set<End>>()
  const end = (tokenHash: string): void => {
    for (const one of open.get(tokenHash) ?? []) one()
  }
  broadcasts.hear('phone-ended', end)
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
        broadcasts.tell('phone-ended', tokenHash)
      }
    },
  }
}
