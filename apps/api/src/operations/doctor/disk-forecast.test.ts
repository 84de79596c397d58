import { mkdtempSync, readdirSync, readFileSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { showOverview } from '@repo/api-client/dashboard/endpoints'
import { describe, expect, it } from 'vitest'

import { atEnd } from '../../../testing/at-end.ts'
import { buildGym, staffClient, startTestServer } from '../../../testing/test-server.ts'
import { readConfig } from '../../app/read-config.ts'
import { daysLeftBy, diskSpace, isShort, logDiskSpace } from '../../database/disk/disk-space.ts'
import { examineDisk } from './examine.ts'

const NOW = Date.UTC(2026, 10, 22, 18)
const DAY = 86_400_000
const GB = 1_073_741_824

const places = (environment: Record<string, string> = {}) => {
  const folder = mkdtempSync(join(tmpdir(), 'latido-room-'))
  atEnd(() => rmSync(folder, { recursive: true, force: true }))
  return readConfig({ DATA_DIR: folder, ...environment }, '/')
}

describe('the time until a disk is full', () => {
  it.each<[string, [string, number][], number, number | null]>([
    ['is ten days at a gigabyte a day of ten', [['2026-11-12', 20 * GB]], 10 * GB, 10],
    [
      'counts from the oldest note of half a month',
      [
        ['2026-11-01', 90 * GB],
        ['2026-11-07', 25 * GB],
        ['2026-11-15', 11 * GB],
      ],
      10 * GB,
      10,
    ],
    ['is unknown after six days', [['2026-11-16', 20 * GB]], 10 * GB, null],
    ['is unknown without a note', [], 10 * GB, null],
    ['is unlimited if free space grows', [['2026-11-12', 5 * GB]], 10 * GB, null],
    ['is unlimited if nothing changes', [['2026-11-12', 10 * GB]], 10 * GB, null],
    ['is zero without free space', [['2026-11-12', 20 * GB]], 0, 0],
  ])('%s', (_, notes, free, days) => {
    const read = notes.map(([day, freeBytes]) => ({ day, freeBytes }))
    expect(daysLeftBy(read, free, NOW)).toBe(days)
  })

  it.each([
    [5 * GB, null, false],
    [5 * GB - 1, null, true],
    [500 * GB, 30, false],
    [500 * GB, 29, true],
  ])('%s bytes for %s days are short: %s', (freeBytes, daysLeft, short) => {
    expect(isShort({ freeBytes, daysLeft }, { diskWarnGb: 5 })).toBe(short)
  })

  it('is recorded once a day for half a month, and read again after a crash', async () => {
    const config = places()
    const file = join(config.dataDirectory, 'room-left.json')
    const days = () => (JSON.parse(readFileSync(file, 'utf8')) as { day: string }[]).map(({ day }) => day)
    for (let day = 0; day < 20; day += 1) {
      await logDiskSpace(config, NOW + day * DAY)
      await logDiskSpace(config, NOW + day * DAY + 1000)
    }
    expect([days().length, days()[0], days().at(-1)]).toEqual([16, '2026-11-26', '2026-12-11'])
    expect(readdirSync(config.dataDirectory)).toEqual(['room-left.json'])
    writeFileSync(file, '[{"day":"2026-1')
    expect(await diskSpace(config, NOW)).toMatchObject({ daysLeft: null })
    await logDiskSpace(config, NOW)
    expect(days()).toEqual(['2026-11-22'])
  })

  it('is reported by the doctor in days', async () => {
    const config = places({ DISK_WARN_GB: '0' })
    const { bavail, bsize } = statfsSync(config.dataDirectory)
    const notes = [{ day: '2026-11-12', freeBytes: bavail * bsize * 2 }]
    writeFileSync(join(config.dataDirectory, 'room-left.json'), JSON.stringify(notes))
    const [finding] = await examineDisk(config, NOW)
    expect(finding).toMatchObject({ about: 'disk', says: expect.stringMatching(/enough for (?:9|10) days/) })
    expect(finding?.state).not.toBe('ok')
  })
})

describe('a nearly full disk', () => {
  it('is reported to administrators of a box, but not where a provider keeps the data', async () => {
    const server = await startTestServer({ DISK_WARN_GB: '1000000' })
    const gym = await buildGym(server)
    const diskOf = async (email: string) => (await (await staffClient(server, gym, email)).call(showOverview, {})).disk
    expect(await diskOf(gym.admin.email)).toEqual({ free_bytes: expect.any(Number), days_left: null })
    expect(await diskOf(gym.coach.email)).toBeNull()
    Object.assign(server.context.config, { databaseUrl: 'postgres://provider.example/latido' })
    expect(await diskOf(gym.admin.email)).toBeNull()
  })
})
