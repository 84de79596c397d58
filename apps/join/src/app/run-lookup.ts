import { searchCenter } from '@repo/api-client/auth/search-center'
import { ApiError } from '@repo/api-client/core/api-error'
import { listOpenClasses } from '@repo/api-client/participation/list-open-classes'
import type { OpenClass, RoomState } from '@repo/domain/phone-life'

import { dispatch, usePhoneStore } from './phone-store.ts'
import { client } from './services.ts'

const UNKNOWN_CENTER = 422

const findCenter = async (): Promise<void> => {
  if (usePhoneStore.getState().center !== null) return
  const { key, name } = await client.call(searchCenter, { params: { host: location.hostname } })
  usePhoneStore.setState({ center: { key, name } })
}

interface Seen {
  readonly classes: OpenClass[]
  readonly room: RoomState | null
}

const openClasses = async (roomUuid: string | null): Promise<Seen> => {
  const query = roomUuid === null ? {} : { room: roomUuid }
  const { classes, room, joinsBy } = await client.call(listOpenClasses, { query })
  usePhoneStore.setState({ joinsBy })
  const open = classes.map(({ startAt, finishAt, ...rest }) => ({
    ...rest,
    startAt: startAt.getTime(),
    finishAt: finishAt.getTime(),
  }))
  return { classes: open, room }
}

/** Looks once which center this is and which classes can be joined. */
export const lookUp = async (roomUuid: string | null): Promise<void> => {
  try {
    await findCenter()
    dispatch({ type: 'classes-seen', roomUuid, ...(await openClasses(roomUuid)) })
  } catch (error) {
    const isUnknown = error instanceof ApiError && error.status === UNKNOWN_CENTER
    dispatch({ type: isUnknown ? 'center-missed' : 'lookup-failed' })
  }
}
