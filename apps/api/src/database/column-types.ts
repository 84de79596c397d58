import { formatRemoteState, parseRemoteState } from '@repo/api-client/rooms/remote-state'
import type { Medal } from '@repo/domain/challenges/standing'
import type { RemoteState } from '@repo/domain/rooms/remote-state'
import type { MeasurementSystem } from '@repo/domain/trainings/measure-fields'
import { customType, integer, text, timestamp, uuid } from 'drizzle-orm/pg-core'

import { shownEmail, storedEmail } from '../lib/email-forms.ts'

export const id = (name = 'uuid') => uuid(name).primaryKey()

export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

export const version = (name = 'version') => integer(name).notNull().default(1)

export const bytes = customType<{ data: Buffer; driverData: Uint8Array }>({
  dataType: () => 'bytea',
  fromDriver: (value) => Buffer.from(value),
})

/** Converts values compared with it, but handwritten SQL sees the stored form: lower case, with a punycode domain. */
export const email = customType<{ data: string }>({
  dataType: () => 'text',
  toDriver: storedEmail,
  fromDriver: (value) => shownEmail(value as string),
})

/** The stored form, which mail servers accept. */
export const recipient = customType<{ data: string }>({ dataType: () => 'text', toDriver: storedEmail })

export const measurementSystem = customType<{ data: MeasurementSystem; driverData: string }>({
  dataType: () => 'text',
  toDriver: (system) => `${system}_system`,
  fromDriver: (stored) => (stored === 'metric_system' ? 'metric' : 'english'),
})

export const medal = () => text('medal').$type<Medal>()

export const remoteState = customType<{ data: RemoteState; driverData: number }>({
  dataType: () => 'integer',
  toDriver: formatRemoteState,
  fromDriver: (stored) => {
    const state = parseRemoteState(stored)
    if (state === null) throw new Error(`no class is in the state ${stored}`)
    return state
  },
})
