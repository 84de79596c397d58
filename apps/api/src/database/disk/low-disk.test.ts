import { mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { addGalleryImage } from '@repo/api-client/center/update-center'
import { listMembers } from '@repo/api-client/members/list-members'
import { createMember } from '@repo/api-client/members/save-member'
import { describe, expect, it, vi } from 'vitest'

import { atEnd } from '../../../testing/at-end.ts'
import { smallDisk } from '../../../testing/small-disk.ts'
import { buildGym, staffClient, startTestServer } from '../../../testing/test-server.ts'
import { DiskFull } from '../../lib/outage.ts'
import { createDiskGuard, GROWTH_BYTES, unguarded } from './disk-guard.ts'
import { createReserve } from './reserve.ts'

const MB = 1_048_576
const WRITE = 'insert into "members" ("uuid") values ($1)'
const SAMPLE = 'insert into samples (at) values ($1)'

const disk = smallDisk(300)

/** Log events up to each level. */
const EVENTS: Readonly<Record<string, readonly string[]>> = {
  free: [],
  low: ['disk-low'],
  full: ['disk-full'],
  'full, with its reserve': ['disk-full', 'disk-reserve-released'],
}

/** Skipped where a test may not mount a disk. */
describe.skipIf(disk === null)('the disk guard', () => {
  const start = async () => {
    const folder = mkdtempSync(join(disk ?? '', 'data-'))
    atEnd(() => {
      rmSync(join(disk ?? '', 'ballast'), { force: true })
      rmSync(folder, { recursive: true })
    })
    const warn = vi.fn<(event: string) => void>()
    const reserve = createReserve(folder)
    const guard = createDiskGuard({ folder, reserve, log: { warn } })
    const stop = guard.keepReserve()
    await stop()
    expect(reserve.isThere()).toBe(true)
    const leave = (megabytes: number) => {
      const { bavail, bsize } = statfsSync(folder)
      writeFileSync(join(disk ?? '', 'ballast'), Buffer.alloc(bavail * bsize - megabytes * MB))
    }
    const free = () => rmSync(join(disk ?? '', 'ballast'), { force: true })
    return { guard, reserve, leave, free, events: () => warn.mock.calls.map(([event]) => event) }
  }
  const refusedBy = (guard: ReturnType<typeof createDiskGuard>) =>
    [() => guard.checkGrowth(), () => guard.checkStatement(WRITE), () => guard.checkStatement(SAMPLE)].map((check) => {
      try {
        check()
        return false
      } catch (error) {
        expect(error).toBeInstanceOf(DiskFull)
        return true
      }
    })

  it.each([
    [GROWTH_BYTES / MB + 1, [false, false, false], 'free'],
    [GROWTH_BYTES / MB - 1, [true, false, false], 'low'],
    [15, [true, true, false], 'full'],
    [1, [true, true, false], 'full, with its reserve'],
  ])('refuses growth first, then ordinary writes, and samples last: %i MB left', async (left, refused, says) => {
    const { guard, reserve, leave, free, events } = await start()
    leave(left)
    await vi.waitFor(() => expect(refusedBy(guard)).toEqual(refused))
    expect(guard.isFull()).toBe(says.startsWith('full'))
    expect(reserve.isThere()).toBe(!says.endsWith('reserve'))
    expect(events()).toEqual(EVENTS[says])
    free()
    await vi.waitFor(() => expect(refusedBy(guard)).toEqual([false, false, false]), 3000)
  })
})

it('a server with a low disk refuses members and images with a message and a time to retry, and answers reads', async () => {
  const server = await startTestServer()
  const gym = await buildGym(server)
  const staff = await staffClient(server, gym, gym.admin.email)
  const low = () => {
    throw new DiskFull('low')
  }
  Object.assign(server.context, { disk: { ...unguarded, checkGrowth: low } })
  const refusal = {
    status: 503,
    code: 'storage-full',
    retryAfterSeconds: 30,
    message: expect.stringMatching(/disk of the server|disco del servidor/),
  }
  await expect(staff.call(createMember, { body: { email: 'one@disk.example' } })).rejects.toMatchObject(refusal)
  await expect(staff.call(addGalleryImage, { file: new Blob(['x']) })).rejects.toMatchObject(refusal)
  await expect(staff.call(listMembers, { query: {} })).resolves.toBeDefined()
})
