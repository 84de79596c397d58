import { setImmediate as yieldToEventLoop } from 'node:timers/promises'

import { memberMatcher, type MemberMatch, type NamedMember } from '@repo/domain/imports/match-member'
import { asc, isNull } from 'drizzle-orm'

import type { BranchDatabase } from '../../database/branch-database.ts'
import type { Transaction } from '../../database/database.ts'
import { members } from '../../database/schema/members.ts'
import { createLruCache } from '../../lib/lru-cache.ts'
import { memberIndex } from '../members/member-queries.ts'

declare module '../../lib/context.ts' {
  interface Context {
    readonly memberMatchers: MemberMatchers
  }
}

type MatchMember = (path: string) => Promise<MemberMatch>

export interface MemberMatchers {
  /** Finds whose training a file is, by its path. */
  readonly of: (branch: BranchDatabase) => Promise<MatchMember>
}

/** Indexing this many holds the event loop for a few milliseconds. */
const CHUNK = 500
/** Centers that import at the same time. */
const MAX_CACHED = 4

interface Cached {
  readonly version: number
  readonly match: MatchMember
}

const { uuid, email, name, lastName1, lastName2 } = members

const linkedMembers = (tx: Transaction): Promise<readonly NamedMember[]> =>
  tx
    .select({ uuid, email, name, lastName1, lastName2 })
    .from(members)
    .where(isNull(members.unlinkedAt))
    .orderBy(asc(uuid))

/** In turns. A match is the best of the best in each chunk. */
const indexMembers = async (people: readonly NamedMember[]): Promise<MatchMember> => {
  const matchers: ReturnType<typeof memberMatcher>[] = []
  for (let from = 0; from < people.length; from += CHUNK) {
    matchers.push(memberMatcher(people.slice(from, from + CHUNK)))
    await yieldToEventLoop()
  }
  return async (path) => {
    const found = new Set<string>()
    for (const matcher of matchers) {
      const match = matcher(path)
      if ('uuid' in match) found.add(match.uuid)
      else if (match.fault === 'several-members') for (const one of match.uuids) found.add(one)
    }
    return memberMatcher(people.filter((one) => found.has(one.uuid)))(path)
  }
}

export const createMemberMatchers = (): MemberMatchers => {
  const cache = createLruCache<Cached>(MAX_CACHED)
  return {
    of: async (branch) => {
      const { version, people } = await branch.read(async (tx) => {
        const counted = await memberIndex.count(tx)
        const isCached = cache.get(branch.branchUuid)?.version === counted.version
        return { version: counted.version, people: isCached ? null : await linkedMembers(tx) }
      })
      const known = cache.get(branch.branchUuid)
      if (people === null && known !== undefined) return known.match
      const match = await indexMembers(people ?? [])
      cache.set(branch.branchUuid, { version, match })
      return match
    },
  }
}
