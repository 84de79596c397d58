import { randomUUID } from 'node:crypto'

import { and, eq, lt } from 'drizzle-orm'

import type { Database } from '../database/database.ts'
import { images } from '../database/schema/images.ts'
import type { Clock } from '../lib/clock.ts'

declare module '../lib/context.ts' {
  interface Context {
    readonly images: ImageStore
  }
}

export interface ImageStore {
  readonly put: (content: Buffer) => Promise<string>
  readonly read: (url: string) => Promise<Buffer | null>
  readonly has: (url: string) => Promise<boolean>
  readonly remove: (url: string | null) => Promise<void>
  /** Deletes images stored before a time (Unix ms) whose address isn't in `kept`. */
  readonly sweep: (kept: ReadonlySet<string>, before: number) => Promise<number>
}

export const IMAGES_PREFIX = '/images/'

const nameOf = (url: string | null): string | null =>
  url?.startsWith(IMAGES_PREFIX) === true ? url.slice(IMAGES_PREFIX.length) : null

export const createImageStore = ({ db, clock }: { readonly db: Database; readonly clock: Clock }): ImageStore => ({
  put: async (content) => {
    const name = `${randomUUID()}.webp`
    await db.insert(images).values({ name, content, storedAt: new Date(clock.now()) })
    return IMAGES_PREFIX + name
  },
  read: async (url) => {
    const name = nameOf(url)
    if (name === null) return null
    const [found] = await db.select({ content: images.content }).from(images).where(eq(images.name, name))
    return found?.content ?? null
  },
  has: async (url) => {
    const name = nameOf(url)
    if (name === null) return false
    const found = await db.select({ name: images.name }).from(images).where(eq(images.name, name))
    return found.length > 0
  },
  remove: async (url) => {
    const name = nameOf(url)
    if (name !== null) await db.delete(images).where(eq(images.name, name))
  },
  sweep: async (kept, before) => {
    const isOld = lt(images.storedAt, new Date(before))
    let swept = 0
    for (const { name } of await db.select({ name: images.name }).from(images).where(isOld)) {
      if (kept.has(IMAGES_PREFIX + name)) continue
      await db.delete(images).where(and(eq(images.name, name), isOld))
      swept += 1
    }
    return swept
  },
})
