import { searchCenter } from '@repo/api-client/auth/search-center'
import { boot } from '@repo/api-client/browser/page-boot'
import { listOpenClasses } from '@repo/api-client/classes/join-class'
import { ApiError } from '@repo/api-client/core/api-error'
import type { OpenClass, RoomState } from '@repo/domain/classes/phone-life'

import { accent } from './accent.ts'
import { dispatch, usePhoneStore } from './phone-store.ts'
import { client } from './services.ts'

const UNKNOWN_CENTER = 422

const findCenter = async (): Promise<void> => {
  if (usePhoneStore.getState().center !== null) return
  const found = boot.takeCenter() ?? (await client.call(searchCenter, { params: { host: location.hostname } }))
  const { key, name, imageUrl, accentColor } = found
  accent.wear(accentColor)
  usePhoneStore.setState({ center: { key, name, logoUrl: imageUrl } })
}

interface Seen {
  readonly classes: OpenClass[]
  readonly room: RoomState | null
  readonly roomUuid: string | null
}

const openClasses = async (requestedRoom: string | null): Promise<Seen> => {
  const query = requestedRoom === null ? {} : { room: requestedRoom }
  const { classes, room, roomUuid, joinsBy, defaultVisibility } = await client.call(listOpenClasses, { query })
  usePhoneStore.setState({ joinsBy, defaultVisibility })
  const open = classes.map(({ startAt, finishAt, ...rest }) => ({
    ...rest,
    startAt: startAt.getTime(),
    finishAt: finishAt.getTime(),
  }))
  return { classes: open, room, roomUuid }
}

/** `asked` is a room's UUID or short code. Returns the UUID once known. */
export const lookUp = async (requestedRoom: string | null): Promise<string | null> => {
  try {
    await findCenter()
    const seen = await openClasses(requestedRoom)
    dispatch({ type: 'classes-seen', ...seen, roomUuid: seen.roomUuid ?? requestedRoom })
    return seen.roomUuid
  } catch (error) {
    const isUnknown = error instanceof ApiError && error.status === UNKNOWN_CENTER
    dispatch({ type: isUnknown ? 'center-missed' : 'lookup-failed' })
    return null
  }
}
