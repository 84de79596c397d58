import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'

import { showCenter } from '@repo/api-client/center/show-center'
import { ApiError } from '@repo/api-client/core/api-error'
import { listMembers } from '@repo/api-client/members/list-members'
import { seededRandom } from '@repo/domain/core/seeded-random'
import { bySize, searchSeeds } from '@repo/test-size'
import { sql } from 'drizzle-orm'
import { expect, it, vi } from 'vitest'

import { connectEmbedded } from '../../src/database/connect.ts'
import { rowsOf } from '../../src/database/database.ts'
import { type ChildGym, joinAt, signInAt, startFirstClass } from '../../testing/child-gym.ts'
import { freePort, startChild } from '../../testing/child-server.ts'
import { firstType, somePicture, WRITES, type Written } from '../../testing/full-disk-writes.ts'
import { fill, smallDisk } from '../../testing/small-disk.ts'

const ROUNDS = bySize({ small: 1, full: 2, night: 20 })
const [, SEED] = searchSeeds
/** Enough for a new center, its reserve, and every round, and small enough to fill quickly. */
const DISK_MB = 320
const MOST_TURNS = 300

const disk = smallDisk(DISK_MB)

const attempt = (name: string, written: Written, n: number): Promise<string | ApiError> =>
  (WRITES[name]?.write(written, n) ?? Promise.resolve('')).catch((error: unknown) => {
    if (error instanceof ApiError) return error
    throw error
  })

const writtenIn = async (gym: ChildGym): Promise<Written> => {
  const { rooms } = await gym.staff.call(showCenter, { params: { uuid: gym.branchUuid } })
  const remote = rooms.flatMap((one) => (one.type_room === 'remote' ? [one.uuid] : []))
  const { room } = await startFirstClass(gym)
  const { data } = (await gym.staff.call(listMembers, { query: {} })) as { data: readonly { user_uuid: string }[] }
  return {
    gym,
    members: data.map(({ user_uuid: uuid }) => uuid),
    room: remote.find((uuid) => uuid !== room) ?? '',
    phone: await joinAt(gym, room, '100001'),
    typeUuid: await firstType(gym),
    picture: await somePicture(),
    pictures: [],
  }
}

/** Needs a machine where a test may mount a disk. */
it.skipIf(disk === null)(
  `a disk filled ${ROUNDS} times (seed ${SEED}) causes refusals until there is space and loses nothing acknowledged`,
  async ({ task }) => {
    const ballast = join(disk ?? '', 'ballast')
    const folder = join(disk ?? '', 'data')
    const port = await freePort()
    const url = `http://127.0.0.1:${port}`
    const server = startChild({ DATA_DIR: folder, PORT: String(port), DEMO: '1', LOG_LEVEL: 'warn' })
    await server.ready
    const written = await writtenIn(await signInAt(url))
    const random = seededRandom(SEED)
    const names = Object.keys(WRITES)
    const acknowledged = new Map<string, Set<string>>(names.map((name) => [name, new Set()]))
    let count = 0
    const write = async (name: string): Promise<ApiError | null> => {
      count += 1
      const outcome = await attempt(name, written, count)
      if (outcome instanceof ApiError) return outcome
      acknowledged.get(name)?.add(outcome)
      return null
    }
    const reads = () =>
      vi.waitFor(() => written.gym.staff.call(listMembers, { query: {} }), { timeout: 10_000, interval: 50 })
    const statusOf = async (path: string) => (await fetch(url + path)).status

    for (let round = 0; round < ROUNDS; round += 1) {
      const order = names.toSorted(() => random() - 0.5)
      const underway = order.map(write)
      for (let turn = Math.floor(random() * MOST_TURNS); turn > 0; turn -= 1) await nextTurn()
      fill(ballast)
      await Promise.all(underway)
      const refusals: unknown[] = []
      for (const name of order) {
        const refusal = await write(name)
        refusals.push({ name, status: refusal?.status ?? 503, hasTime: (refusal?.retryAfterSeconds ?? 1) > 0 })
        await reads()
      }
      expect(refusals).toEqual(order.map((name) => ({ name, status: 503, hasTime: true })))
      await vi.waitFor(async () => expect(await write('member added')).toMatchObject({ code: 'storage-full' }))
      await vi.waitFor(async () => expect(await statusOf('/readyz')).toBe(503))
      expect(await statusOf('/healthz')).toBe(200)
      rmSync(ballast)
      await vi.waitFor(async () => expect(await statusOf('/readyz')).toBe(200), { timeout: 15_000, interval: 100 })
      for (const name of order) {
        await vi.waitFor(async () => expect(await write(name)).toBeNull(), { timeout: 15_000, interval: 100 })
      }
      await vi.waitFor(() => expect(existsSync(join(folder, 'disk-reserve'))).toBe(true), 10_000)
    }
    server.kill('SIGTERM')
    const { code, errors } = await server.ended
    expect(code).toBe(0)
    expect(errors).toContain(`"folder":"${folder}","freeMb":`)
    expect(errors).toContain('"msg":"disk-full"')
    expect(errors).toContain('"msg":"disk-has-space"')

    const { db, close } = await connectEmbedded(folder)
    const lost: string[] = []
    for (const [name, ids] of acknowledged) {
      const { table, column } = WRITES[name]?.stored ?? { table: '', column: '' }
      const rows = await rowsOf<{ id: string }>(
        db,
        sql`select ${sql.identifier(column)}::text as id from ${sql.identifier(table)}`,
      )
      const stored = new Set(rows.map(({ id }) => id))
      lost.push(...[...ids].filter((id) => !stored.has(id)).map((id) => `${name} ${id}`))
    }
    await close()
    Object.assign(task.meta, {
      acknowledged: [...acknowledged.values()].reduce((sum, { size }) => sum + size, 0),
      lost,
    })
    expect(lost).toEqual([])
  },
  60_000 + ROUNDS * 60_000,
)
