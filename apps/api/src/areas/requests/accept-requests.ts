import { and, asc, eq, inArray, isNull, or, sql } from 'drizzle-orm'

import type { Transaction } from '../../database/database.ts'
import { linkRequests, members } from '../../database/schema/members.ts'
import { incremented } from '../../http/change-seen.ts'
import { Refusal } from '../../lib/refusal.ts'
import { freeSignInCodes } from '../members/member-queries.ts'
import { queueWelcomes } from '../members/welcome-mails.ts'
import { isWaiting } from './request-queries.ts'

type Request = typeof linkRequests.$inferSelect
type Known = Pick<typeof members.$inferSelect, 'uuid' | 'email' | 'pseudonym' | 'signInCode' | 'unlinkedAt'>

interface Accepted {
  readonly request: Request
  /** The former member. Null creates a member. */
  readonly former: Known | null
}

/** Members with a request's email, and linked members with its pseudonym. */
const knownOf = (tx: Transaction, requests: readonly Request[]): Promise<readonly Known[]> => {
  const pseudonym = sql`lower(${members.pseudonym})`
  const { uuid, email, signInCode, unlinkedAt } = members
  return tx
    .select({ uuid, email, pseudonym: members.pseudonym, signInCode, unlinkedAt })
    .from(members)
    .where(
      or(
        inArray(
          members.email,
          requests.map((request) => request.email),
        ),
        and(
          isNull(members.unlinkedAt),
          inArray(
            pseudonym,
            requests.map((request) => request.pseudonym.toLowerCase()),
          ),
        ),
      ),
    )
}

/** Processed in order: a pseudonym assigned to one request is taken for the next. */
const sorted = (requests: readonly Request[], known: readonly Known[]) => {
  const byEmail = new Map(known.map((member) => [member.email, member]))
  const linked = known.filter(({ unlinkedAt }) => unlinkedAt === null)
  const pseudonyms = new Set(linked.map(({ pseudonym }) => pseudonym.toLowerCase()))
  const accepted: Accepted[] = []
  const conflicts: Request[] = []
  for (const request of requests) {
    const former = byEmail.get(request.email) ?? null
    const pseudonym = request.pseudonym.toLowerCase()
    if (former?.unlinkedAt === null || pseudonyms.has(pseudonym)) conflicts.push(request)
    else {
      pseudonyms.add(pseudonym)
      accepted.push({ request, former })
    }
  }
  const isByEmail = ({ email }: Request): boolean => byEmail.get(email)?.unlinkedAt === null
  return {
    accepted,
    conflicts,
    refusal: conflicts.some(isByEmail) ? 'member-already-linked' : 'pseudonym-taken',
  } as const
}

const profileOf = ({ name, lastName1, lastName2, pseudonym, email, sex, birthday }: Request) => ({
  name,
  lastName1,
  lastName2,
  pseudonym,
  email,
  sex,
  birthday,
})

interface Enrolled {
  readonly request: Request
  readonly memberUuid: string
  readonly signInCode: string
  readonly hasMadeMember: boolean
}

/** Returns each member's code. */
const enroll = async (
  tx: Transaction,
  branchUuid: string,
  accepted: readonly Accepted[],
  now: number,
): Promise<readonly Enrolled[]> => {
  const codes = await freeSignInCodes(tx, accepted.filter(({ former }) => former === null).length)
  const rows: (typeof members.$inferInsert)[] = []
  const enrolled: Enrolled[] = []
  for (const { request, former } of accepted) {
    const profile = profileOf(request)
    if (former === null) {
      // the member keeps the request's id
      const { uuid } = request
      const signInCode = codes[rows.length] ?? ''
      rows.push({ uuid, branchUuid, ...profile, signInCode, createdAt: new Date(now) })
      enrolled.push({ request, memberUuid: uuid, signInCode, hasMadeMember: true })
    } else {
      const { uuid: memberUuid, signInCode } = former
      const linked = { ...profile, unlinkedAt: null, version: incremented(members.version) }
      await tx.update(members).set(linked).where(eq(members.uuid, memberUuid))
      enrolled.push({ request, memberUuid, signInCode, hasMadeMember: false })
    }
  }
  if (rows.length > 0) await tx.insert(members).values(rows)
  return enrolled
}

const noteAccepted = async (tx: Transaction, enrolled: readonly Enrolled[], now: number): Promise<void> => {
  const rows = enrolled.map(
    ({ request, memberUuid, hasMadeMember }) =>
      sql`(${request.uuid}::uuid, ${memberUuid}::uuid, ${hasMadeMember}::boolean)`,
  )
  await tx.execute(sql`
    update link_requests set accepted_at = ${new Date(now).toISOString()}::timestamptz,
      member_uuid = became.member_uuid, has_made_member = became.is_new
    from (values ${sql.join(rows, sql`, `)}) as became (uuid, member_uuid, is_new)
    where link_requests.uuid = became.uuid`)
}

interface Accept {
  readonly branchUuid: string
  readonly uuids: readonly string[]
  readonly now: number
}

interface AcceptedRequests {
  readonly accepted: string[]
  readonly conflicts: string[]
  readonly members: readonly string[]
}

/** Conflicting requests stay pending. Throws if none can be accepted. */
export const acceptRequests = async (
  tx: Transaction,
  { branchUuid, uuids, now }: Accept,
): Promise<AcceptedRequests> => {
  const requests = await tx
    .select()
    .from(linkRequests)
    .where(and(inArray(linkRequests.uuid, [...uuids]), isWaiting))
    .orderBy(asc(linkRequests.requestedAt), asc(linkRequests.uuid))
    .for('update')
  if (requests.length === 0) return { accepted: [], conflicts: [], members: [] }
  const { accepted, conflicts, refusal } = sorted(requests, await knownOf(tx, requests))
  if (accepted.length === 0) throw new Refusal(refusal)
  const enrolled = await enroll(tx, branchUuid, accepted, now)
  await noteAccepted(tx, enrolled, now)
  const people = enrolled.map(({ request: { name, email, language }, memberUuid, signInCode }) => ({
    memberUuid,
    name,
    email,
    signInCode,
    language,
  }))
  await queueWelcomes(tx, { branchUuid, people, now })
  return {
    accepted: enrolled.map(({ request }) => request.uuid),
    conflicts: conflicts.map(({ uuid }) => uuid),
    members: enrolled.map(({ memberUuid }) => memberUuid),
  }
}
