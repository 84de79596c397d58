import { asc, isNull } from 'drizzle-orm'

import type { Transaction } from '../../database/database.ts'
import { galleryImages } from '../../database/schema/gallery-images.ts'

/** The pictures of the center in their order. */
export const listGallery = (tx: Transaction): Promise<(typeof galleryImages.$inferSelect)[]> =>
  tx
    .select()
    .from(galleryImages)
    .where(isNull(galleryImages.removedAt))
    .orderBy(asc(galleryImages.position), asc(galleryImages.uuid))
