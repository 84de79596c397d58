import { formatRemoteState, parseRemoteState } from '@repo/api-client/rooms/remote-state'
import type { RemoteState } from '@repo/domain/remote-state'
import { customType } from 'drizzle-orm/pg-core'

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
