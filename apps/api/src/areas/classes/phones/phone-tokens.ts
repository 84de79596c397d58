import { and, desc, isNull, sql } from 'drizzle-orm'

import { type Transaction, uuidIn } from '../../../database/database.ts'
import { participantTokens } from '../../../database/schema/classes.ts'
import { hashOf, newToken } from '../../../lib/secrets.ts'
import type { Participation } from '../joining/join-batch.ts'

type Token = typeof participantTokens.$inferSelect

interface Phone {
  /** Null if the phone doesn't identify itself. */
  readonly phoneHash: string | null
  readonly byCode: boolean
  readonly now: number
}

export interface PhoneTokens {
  /** Token of the phone that currently has the participation. */
  readonly first: (participationUuid: string) => Token | null
  /** Ends earlier tokens; returns the new one and the hashes of the ended ones. */
  readonly handOut: (participation: Participation, phone: Phone) => { token: string; endedTokens: readonly string[] }
  readonly write: () => Promise<void>
}

const insert = (tx: Transaction, rows: readonly Token[]) => {
  const of = <K extends keyof Token>(key: K) => sql.param(rows.map((row) => row[key]))
  const moments = (key: 'createdAt' | 'endedAt') => sql.param(rows.map((row) => row[key]?.toISOString() ?? null))
  return tx.execute(sql`
    insert into participant_tokens (token_hash, branch_uuid, participation_uuid, phone_hash, by_code, created_at, ended_at)
    select hash, branch, participation, phone, by_code, created::timestamptz, ended::timestamptz
    from unnest(${of('tokenHash')}::text[], ${of('branchUuid')}::uuid[], ${of('participationUuid')}::uuid[],
      ${of('phoneHash')}::text[], ${of('byCode')}::boolean[], ${moments('createdAt')}::text[],
      ${moments('endedAt')}::text[]) as made (hash, branch, participation, phone, by_code, created, ended)`)
}

export const readPhoneTokens = async (tx: Transaction, known: readonly Participation[]): Promise<PhoneTokens> => {
  const uuids = known.map(({ uuid }) => uuid)
  const found =
    uuids.length === 0
      ? []
      : await tx
          .select()
          .from(participantTokens)
          .where(and(uuidIn(sql`${participantTokens.participationUuid}`, uuids), isNull(participantTokens.endedAt)))
          .orderBy(desc(participantTokens.createdAt))
  const open = new Map(Object.entries(Object.groupBy(found, ({ participationUuid }) => participationUuid)))
  const made: Token[] = []
  const ended: { hash: string; at: number }[] = []

  const end = (token: Token, now: number): void => {
    const own = made.indexOf(token)
    if (own >= 0) made[own] = { ...token, endedAt: new Date(now) }
    else ended.push({ hash: token.tokenHash, at: now })
  }

  const write = async (): Promise<void> => {
    if (made.length > 0) await insert(tx, made)
    if (ended.length === 0) return
    await tx.execute(sql`
      update participant_tokens set ended_at = ended.at::timestamptz
      from unnest(${sql.param(ended.map(({ hash }) => hash))}::text[],
        ${sql.param(ended.map(({ at }) => new Date(at).toISOString()))}::text[]) as ended (hash, at)
      where token_hash = ended.hash`)
  }

  return {
    first: (participationUuid) => open.get(participationUuid)?.[0] ?? null,
    handOut: ({ uuid, branchUuid }, { phoneHash, byCode, now }) => {
      const before = open.get(uuid) ?? []
      for (const token of before) end(token, now)
      const token = newToken()
      const tokenHash = hashOf(token)
      const row = { tokenHash, branchUuid, participationUuid: uuid, phoneHash, byCode, createdAt: new Date(now) }
      const fresh = { ...row, endedAt: null }
      made.push(fresh)
      open.set(uuid, [fresh])
      return { token, endedTokens: before.map((one) => one.tokenHash) }
    },
    write,
  }
}
