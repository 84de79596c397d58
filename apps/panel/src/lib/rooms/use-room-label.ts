import { useLingui } from '@lingui/react/macro'
import type { Room } from '@repo/api-client/rooms/room'
import { useCallback } from 'react'

/** Name of a room where rooms of both kinds are chosen: rooms with a device have a suffix. */
export const useRoomLabel = () => {
  const { t } = useLingui()
  return useCallback(
    ({ name, kind }: Pick<Room, 'name' | 'kind'>): string => (kind === 'daq' ? t`${name} (DAQ)` : name),
    [t],
  )
}
