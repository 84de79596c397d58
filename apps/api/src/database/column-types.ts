import { formatRemoteState, parseRemoteState } from '@repo/api-client/rooms/remote-state'
import type { Medal } from '@repo/domain/challenges/standing'
import type { RemoteState } from '@repo/domain/rooms/remote-state'
import type { MeasurementSystem } from '@repo/domain/trainings/measure-fields'
import { customType, integer, text, timestamp, uuid } from 'drizzle-orm/pg-core'

import { shownEmail, storedEmail } from '../lib/email-forms.ts'

export const id = (name = 'uuid') => uuid(name).primaryKey()

export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** Grows with every change of what a form writes, so that a lost update can be told. */
export const version = (name = 'version') => integer(name).notNull().default(1)

/** Bytes, as either engine's driver gives and takes them. */
export const bytes = customType<{ data: Buffer; driverData: Uint8Array }>({
  dataType: () => 'bytea',
  fromDriver: (value) => Buffer.from(value),
})

/**
 * An email address, stored in lower case with its domain in punycode and read as people write it. What it is compared
 * with is brought into the stored form; SQL that is written out sees the stored form.
 */
export const email = customType<{ data: string }>({
  dataType: () => 'text',
  toDriver: storedEmail,
  fromDriver: (value) => shownEmail(value as string),
})

/** An email address in its stored form, which is the one that mail servers take. */
export const recipient = customType<{ data: string }>({ dataType: () => 'text', toDriver: storedEmail })

/** How a center writes measures, by its name; the database keeps the text that the wire has. */
export const measurementSystem = customType<{ data: MeasurementSystem; driverData: string }>({
  dataType: () => 'text',
  toDriver: (system) => `${system}_system`,
  fromDriver: (stored) => (stored === 'metric_system' ? 'metric' : 'english'),
})

/** The medal that was given at a challenge's end; null for none. */
export const medal = () => text('medal').$type<Medal>()

/** A class's state by its name; the database keeps the number that the wire has. */
export const remoteState = customType<{ data: RemoteState; driverData: number }>({
  dataType: () => 'integer',
  toDriver: formatRemoteState,
  fromDriver: (stored) => {
    const state = parseRemoteState(stored)
    if (state === null) throw new Error(`no class is in the state ${stored}`)
    return state
  },
})
