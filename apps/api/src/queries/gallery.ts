import { asc, isNull } from 'drizzle-orm'

import type { Transaction } from '../db/database.ts'
import { galleryImages } from '../db/tables/gallery-images.ts'

/** The pictures of the center in their order. */
export const listGallery = (tx: Transaction): Promise<(typeof galleryImages.$inferSelect)[]> =>
  tx
    .select()
    .from(galleryImages)
    .where(isNull(galleryImages.removedAt))
    .orderBy(asc(galleryImages.position), asc(galleryImages.uuid))
