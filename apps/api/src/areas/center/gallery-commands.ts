import { randomUUID } from 'node:crypto'

import { galleryLimits } from '@repo/domain/core/limits'
import { and, eq, gt, isNull } from 'drizzle-orm'

import type { Transaction } from '../../database/database.ts'
import { branches } from '../../database/schema/center.ts'
import { galleryImages } from '../../database/schema/images.ts'
import { Refusal } from '../../lib/refusal.ts'
import { undoableSince } from '../../lists/date-filters.ts'
import { listGallery } from './center-queries.ts'

const lockedGallery = async (tx: Transaction) => {
  await tx.select({ uuid: branches.uuid }).from(branches).for('update')
  return listGallery(tx)
}

interface NewImage {
  readonly branchUuid: string
  readonly url: string
  readonly now: number
}

export const addGalleryImage = async (tx: Transaction, { branchUuid, url, now }: NewImage): Promise<string> => {
  const images = await lockedGallery(tx)
  if (images.length >= galleryLimits.images.max) throw new Refusal('gallery-full')
  const uuid = randomUUID()
  const position = (images.at(-1)?.position ?? 0) + 1
  await tx.insert(galleryImages).values({ uuid, branchUuid, imageUrl: url, position, createdAt: new Date(now) })
  return uuid
}

export const deleteGalleryImage = async (tx: Transaction, uuid: string, now: number): Promise<void> => {
  const shown = and(eq(galleryImages.uuid, uuid), isNull(galleryImages.removedAt))
  const gone = await tx
    .update(galleryImages)
    .set({ removedAt: new Date(now) })
    .where(shown)
    .returning({ uuid: galleryImages.uuid })
  if (gone.length === 0) throw new Refusal('not-found')
}

export const restoreGalleryImage = async (tx: Transaction, uuid: string, now: number): Promise<void> => {
  const images = await lockedGallery(tx)
  const removed = and(eq(galleryImages.uuid, uuid), gt(galleryImages.removedAt, undoableSince(now)))
  const back = await tx.update(galleryImages).set({ removedAt: null }).where(removed).returning()
  if (back.length === 0) throw new Refusal('not-found')
  if (images.length >= galleryLimits.images.max) throw new Refusal('gallery-full')
}

/** Images not listed keep their order at the end. */
export const orderGallery = async (tx: Transaction, uuids: readonly string[]): Promise<void> => {
  const images = await lockedGallery(tx)
  const placeOf = new Map(uuids.map((uuid, index) => [uuid, index]))
  const ordered = images.toSorted(
    (one, other) => (placeOf.get(one.uuid) ?? uuids.length) - (placeOf.get(other.uuid) ?? uuids.length),
  )
  for (const [index, { uuid, position }] of ordered.entries()) {
    if (position === index + 1) continue
    await tx
      .update(galleryImages)
      .set({ position: index + 1 })
      .where(eq(galleryImages.uuid, uuid))
  }
}
