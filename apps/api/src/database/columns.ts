import { integer, timestamp, uuid } from 'drizzle-orm/pg-core'

export const id = (name = 'uuid') => uuid(name).primaryKey()

export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** Grows with every change of what a form writes, so that a lost update can be told. */
export const version = (name = 'version') => integer(name).notNull().default(1)
