import type { Milliseconds } from '@repo/domain/core/units'
import { serverTimeOf } from '@repo/domain/live/live-wall'
import { useStore } from 'zustand/react'

import type { ClassControl } from './class-control.ts'
import type { ClassViewHost } from './class-view-host.ts'

export const useServerTime = (control: ClassControl): Milliseconds =>
  useStore(control.store, ({ wall, now }) => serverTimeOf(wall, now))

export const useOfflineSince = (control: ClassControl, host: Pick<ClassViewHost, 'offlineSince'>): number | null => {
  const own = useStore(control.store, (state) => state.offlineSince)
  return host.offlineSince ?? own
}
