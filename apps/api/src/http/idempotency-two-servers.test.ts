import { randomUUID } from 'node:crypto'

import { KEY_HEADER } from '@repo/api-client/core/headers'
import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { atEnd } from '../../testing/at-end.ts'
import { buildAdmin } from '../../testing/factories/build-admin.ts'
import { buildBranch } from '../../testing/factories/build-branch.ts'
import { buildListView } from '../../testing/factories/build-list-view.ts'
import { testClock } from '../../testing/test-clock.ts'
import { openTestDatabase } from '../../testing/test-database.ts'
import { branchDatabase, type Once } from '../database/branch-database.ts'
import type { Connection } from '../database/connection.ts'
import { listViews } from '../database/schema/staff.ts'
import { createIdempotency, idempotencyKeyOf } from './idempotency.ts'

const isOnServer = (process.env['TEST_DATABASE_URL'] ?? '') !== ''

const held = () => {
  let end = (): void => {}
  const over = new Promise<void>((resolve) => {
    end = resolve
  })
  return { over, end }
}

describe('one keyed call at two servers of a database', () => {
  const clock = testClock()
  const [atOne, atOther] = [createIdempotency({ clock }), createIdempotency({ clock })]
  let connection: Connection
  let branchUuid: string
  let adminUuid: string
  let key: string
  beforeAll(async () => {
    connection = await openTestDatabase()
    atEnd(() => connection.close())
  })
  beforeEach(async () => {
    branchUuid = (await buildBranch(connection.db)).uuid
    adminUuid = (await buildAdmin(connection.db, branchUuid)).uuid
    key = randomUUID()
  })

  /** The call, with hooks before and within its work. */
  const callOf = (before: Promise<unknown> = Promise.resolve(), within = async (): Promise<void> => {}) => {
    const branch = branchDatabase(connection.db, branchUuid)
    const request = { endpoint: 'POST /views', input: {}, file: null }
    const callKey = idempotencyKeyOf({ headers: { [KEY_HEADER]: key } }, { kind: 'center', branch }, request)
    if (callKey === null) throw new Error('the call has no key')
    const [begun, working] = [held(), held()]
    const handle = async (once: Once<unknown>) => {
      begun.end()
      await before
      return once(async (tx) => {
        const made = await buildListView(tx, branchUuid, adminUuid, new Date(clock.now()))
        working.end()
        await within()
        return { uuid: made.uuid }
      })
    }
    return { begun: begun.over, working: working.over, call: { branch, key: callKey, textOf: JSON.stringify, handle } }
  }
  const made = async () => {
    const rows = await connection.db.select().from(listViews).where(eq(listViews.branchUuid, branchUuid))
    return rows.map(({ uuid }) => JSON.stringify({ uuid }))
  }

  it('is in progress at the server that works on it', async () => {
    const wait = held()
    const first = callOf(wait.over)
    const answer = atOne(first.call)
    await first.begun
    await expect(atOne(callOf().call)).rejects.toMatchObject({
      code: 'idempotency-key-in-use',
      detail: { retryAfterSeconds: 1 },
    })
    wait.end()
    expect(await answer).toEqual({ text: (await made())[0], isReplayed: false })
    expect(await made()).toHaveLength(1)
  })

  it('has the answer of the faster server', async () => {
    const wait = held()
    const slow = callOf(wait.over)
    const answer = atOne(slow.call)
    await slow.begun
    const quick = await atOther(callOf().call)
    wait.end()
    expect(await answer).toEqual({ ...quick, isReplayed: true })
    expect(await made()).toEqual([quick.text])
  })

  it('leaves nothing of a failed or killed attempt, so the other server completes it', async () => {
    const failure = () => Promise.reject(new Error('killed'))
    await expect(atOne(callOf(undefined, failure).call)).rejects.toThrow('killed')
    expect(await made()).toEqual([])
    expect(await atOther(callOf().call)).toMatchObject({ isReplayed: false })
    expect(await made()).toHaveLength(1)
  })

  // the embedded database has one connection, so the second call would wait there
  it.runIf(isOnServer)('is in progress at the second while the first one’s transaction is open', async () => {
    const wait = held()
    const first = callOf(undefined, () => wait.over)
    const answer = atOne(first.call)
    await first.working
    await expect(atOther(callOf().call)).rejects.toMatchObject({ code: 'idempotency-key-in-use' })
    wait.end()
    const { text } = await answer
    expect(await atOther(callOf().call)).toEqual({ text, isReplayed: true })
    expect(await made()).toEqual([text])
  })
})
