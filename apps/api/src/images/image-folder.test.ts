import { existsSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { asc } from 'drizzle-orm'
import { expect, it } from 'vitest'

import { atEnd } from '../../testing/at-end.ts'
import { openTestDatabase } from '../../testing/test-database.ts'
import { images } from '../database/schema/images.ts'
import { takeInFolder } from './sweep-images.ts'

const DAY = new Date('2026-03-04T05:06:07Z')

it('images that an earlier version kept as files are imported once, with their age', async () => {
  const { db, close } = await openTestDatabase()
  atEnd(close)
  const folder = join(mkdtempSync(join(tmpdir(), 'latido-images-')), 'images')
  atEnd(() => rmSync(join(folder, '..'), { recursive: true, force: true }))
  const write = (files: Readonly<Record<string, string>>) => {
    mkdirSync(folder)
    for (const [name, content] of Object.entries(files)) {
      writeFileSync(join(folder, name), content)
      utimesSync(join(folder, name), DAY, DAY)
    }
  }
  const kept = async () => {
    const rows = await db.select().from(images).orderBy(asc(images.name))
    return rows.map(({ name, content, storedAt }) => [name, content.toString(), storedAt])
  }
  write({ 'one.webp': 'first', 'two.webp': 'second', 'three.webp.part': 'cut short' })
  expect(await takeInFolder(db, folder)).toBe(2)
  const both = [
    ['one.webp', 'first', DAY],
    ['two.webp', 'second', DAY],
  ]
  expect([await kept(), existsSync(folder)]).toEqual([both, false])

  // a start that died after storing one continues
  write({ 'two.webp': 'second' })
  await takeInFolder(db, folder)
  expect([await kept(), existsSync(folder), await takeInFolder(db, folder)]).toEqual([both, false, 0])
})
