import type { ClassFacts } from '@repo/domain/classes/class-life'

import type { ClassControl } from '../control/class-control.ts'
import type { ClassViewHost } from '../control/class-view-host.ts'

/** Keeps each dot with the fact before it. The first facts stay visible when cut. */
export const lineOf = (facts: readonly (string | null)[]): string =>
  facts.filter((fact) => fact !== null).join('\u00A0· ')

/** Keeps the dot with the fact after it, so that a phone that cuts the second line ends without a dot. */
export const shortLineOf = (facts: readonly (string | null)[]): string =>
  facts.filter((fact) => fact !== null).join(' ·\u00A0')

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
