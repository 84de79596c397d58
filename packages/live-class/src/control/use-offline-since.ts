import { useStore } from 'zustand/react'

import type { ClassControl } from './class-control.ts'
import type { ClassViewHost } from './class-view-host.ts'

export const useOfflineSince = (control: ClassControl, host: Pick<ClassViewHost, 'offlineSince'>): number | null => {
  const own = useStore(control.store, (state) => state.offlineSince)
  return host.offlineSince ?? own
}
