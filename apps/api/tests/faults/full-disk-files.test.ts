import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { accentPalette } from '@repo/domain/center/accent'
import { describe, expect, it, vi } from 'vitest'

import { readConfig } from '../../src/app/read-config.ts'
import { logDiskSpace } from '../../src/database/disk/disk-space.ts'
import { createReserve } from '../../src/database/disk/reserve.ts'
import { DiskFull } from '../../src/lib/outage.ts'
import { installationKey } from '../../src/lib/secrets.ts'
import type { BrandedMail } from '../../src/mail/mailer.ts'
import { outboxMailer } from '../../src/mail/outbox-mailer.ts'
import { writeBackupFile } from '../../src/operations/backup/backup-file.ts'
import { backUpIfDue } from '../../src/operations/jobs/backups.ts'
import { fill, smallDisk } from '../../testing/small-disk.ts'

const disk = smallDisk(40)
const NOW = Date.UTC(2026, 10, 22, 9)

const newFolder = () => mkdtempSync(join(disk ?? '', 'data-'))

const aMail: BrandedMail = {
  id: 'one',
  memberUuid: null,
  administratorUuid: null,
  recipient: 'ana@gym.example',
  senderName: 'Norte',
  language: 'es',
  subject: 'Hola',
  body: 'Hola',
  attachment: { fileName: 'one.pdf', content: Buffer.alloc(100_000) },
  queuedAt: new Date(NOW),
  face: {
    centerName: 'Norte',
    logo: Buffer.alloc(10),
    logoWidth: 1,
    logoHeight: 1,
    palette: accentPalette('#16a085'),
  },
}

const WRITES: readonly [string, (folder: string) => Promise<unknown>][] = [
  ['an email in the outbox', (folder) => outboxMailer(folder, 'gym@gym.example').send(aMail)],
  ['the installation key', async (folder) => installationKey(null, folder)],
  ['a backup', (folder) => writeBackupFile(join(folder, 'one.backup'), null, async (write) => write('a line'))],
  ['a record of the free space', (folder) => logDiskSpace(readConfig({ DATA_DIR: folder }, '/'), NOW)],
]

/** Needs a machine where a test may mount a disk. */
describe.skipIf(disk === null)('on a full disk', () => {
  it.each(WRITES)('%s is complete or absent', async (_, write) => {
    const folder = newFolder()
    const ballast = join(disk ?? '', 'ballast')
    fill(ballast)
    await expect(write(folder)).rejects.toThrow(/ENOSPC/)
    expect(readdirSync(folder)).toEqual([])
    rmSync(ballast)
    await write(folder)
    expect(readdirSync(folder)).toHaveLength(1)
    rmSync(folder, { recursive: true })
  })

  it('the reserve leaves no file if it does not fit', async () => {
    const folder = newFolder()
    writeFileSync(join(folder, 'taken'), Buffer.alloc(20_000_000))
    const reserve = createReserve(folder)
    await reserve.create()
    expect([reserve.isThere(), readdirSync(folder)]).toEqual([false, ['taken']])
    rmSync(folder, { recursive: true })
  })

  it('no nightly backup starts without enough space', async () => {
    const folder = newFolder()
    mkdirSync(join(folder, 'postgres'))
    const config = readConfig({ DATA_DIR: folder }, '/')
    const copyTo = vi.fn<(to: string) => Promise<void>>()
    const log = { info: () => {}, warn: () => {}, fault: () => {} }
    const clock = { now: () => NOW } as never
    await expect(backUpIfDue({ config, clock, log }, copyTo)).rejects.toThrow(DiskFull)
    expect(copyTo).not.toHaveBeenCalled()
    rmSync(folder, { recursive: true })
  })
})
