import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'

import { bytes, id, instant } from '../column-types.ts'
import { branchUuid } from './center.ts'

/** Pictures of rooms, centers and persons; whatever shows one names its address, which nobody can guess. */
export const images = pgTable('images', {
  /** The last part of its address, never given to another picture. */
  name: text('name').primaryKey(),
  content: bytes('content').notNull(),
  storedAt: instant('stored_at').notNull(),
})

/** A picture of the center, by its place among the others. */
export const galleryImages = pgTable(
  'gallery_images',
  {
    uuid: id(),
    branchUuid: branchUuid(),
    imageUrl: text('image_url').notNull(),
    position: integer('position').notNull(),
    createdAt: instant('created_at').notNull(),
    /** When it was deleted; it is kept for as long as that can be undone. */
    removedAt: instant('removed_at'),
  },
  (table) => [index('gallery_images_branch').on(table.branchUuid, table.position)],
)
