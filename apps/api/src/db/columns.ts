import { timestamp, uuid } from 'drizzle-orm/pg-core'

export const id = (name = 'uuid') => uuid(name).primaryKey()

export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })
