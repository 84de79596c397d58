import { text } from 'drizzle-orm/pg-core'

export type Medal = 'gold' | 'silver' | 'bronze'

/** The medal that was given at a challenge's end; null for none. */
export const medal = () => text('medal').$type<Medal>()
