import type { Medal } from '@repo/domain/standing'
import { text } from 'drizzle-orm/pg-core'

/** The medal that was given at a challenge's end; null for none. */
export const medal = () => text('medal').$type<Medal>()
