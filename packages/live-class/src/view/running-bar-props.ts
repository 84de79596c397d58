import type { ClassFacts } from '@repo/domain/classes/class-life'

import type { ClassControl } from '../control/class-control.ts'
import type { ClassViewHost } from '../control/class-view-host.ts'

export interface RunningBarProps {
  control: ClassControl
  facts: ClassFacts
  host: ClassViewHost
  roomName: string
  /** Null while no spot is free. */
  joinAddress: string | null
  isStopping: boolean
  onShowQr: () => void
  onChangeCapacity: () => void
  onStop: () => void
  onLeave: () => void
}
