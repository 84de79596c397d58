import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'

import { bytes, id, instant } from '../column-types.ts'
import { branchUuid } from './center.ts'

/** An image's address is unguessable and grants access to it. */
export const images = pgTable('images', {
  name: text('name').primaryKey(),
  content: bytes('content').notNull(),
  storedAt: instant('stored_at').notNull(),
})

export const galleryImages = pgTable(
  'gallery_images',
  {
    uuid: id(),
    branchUuid: branchUuid(),
    imageUrl: text('image_url').notNull(),
    position: integer('position').notNull(),
    createdAt: instant('created_at').notNull(),
    removedAt: instant('removed_at'),
  },
  (table) => [index('gallery_images_branch').on(table.branchUuid, table.position)],
)
