import { useLingui } from '@lingui/react/macro'
import type { Room } from '@repo/api-client/rooms/room'
import { useCallback } from 'react'

export const useRoomLabel = () => {
  const { t } = useLingui()
  return useCallback(
    ({ name, kind }: Pick<Room, 'name' | 'kind'>): string => (kind === 'daq' ? t`${name} (DAQ)` : name),
    [t],
  )
}
