import type { Client } from '@repo/api-client/core/client'
import type { Room } from '@repo/api-client/rooms/room'
import type { StreamingNote } from '@repo/domain/classes/class-configuration'
import type { TextSize } from '@repo/domain/displays/display-settings'
import type { IdleView } from '@repo/domain/displays/idle-view'
import type { IconName } from '@repo/ui/icon'
import type { ToastStore } from '@repo/ui/toast-store'

import type { RealtimeClient } from './realtime-client.ts'

/** An action of the open class, offered outside its bar. */
export interface ClassOffer {
  readonly key: string
  readonly label: string
  readonly icon: IconName
  readonly onSelect: () => void
}

export interface ClassViewHost {
  readonly kind: 'panel' | 'wall'
  /** Drafts are only restored for this account. */
  readonly owner: string
  /** Name shown to others in the video. */
  readonly viewer: string
  readonly canControl: boolean
  readonly canBan: boolean
  readonly zone: string
  /** Origin of the join URLs. */
  readonly publicUrl: string
  /** On the screen's own origin. */
  readonly meetingPage: string
  readonly toasts: ToastStore
  /** Null or absent if unsupported. */
  readonly fullScreen?: { readonly isOn: boolean; readonly toggle: () => void } | null
  /** Screen time of the connection loss. Null or absent while connected. */
  readonly offlineSince?: number | null
  /** For displays without a coach signed in. Defaults to the poster. */
  readonly idleView?: IdleView
  readonly textSize?: TextSize
  /** The next room in the display's schedule. */
  readonly next?: { readonly roomName: string; readonly from: string } | null
  readonly hasSound?: boolean
  /** Opens the sensors of the center. Absent without permission. */
  readonly onGiveStrap?: () => void
  /** Opens the results of an ended class. Absent without permission. */
  readonly onOpenClass?: (classUuid: string) => void
  /** Receives the actions that the bar offers now; none after it closes. */
  readonly onOffers?: (offers: readonly ClassOffer[]) => void
}

export interface ClassViewProps {
  client: Client
  realtime: RealtimeClient
  room: Room
  host: ClassViewHost
  refresh: () => void
  streaming?: { readonly isUsable: boolean; readonly note: StreamingNote | null }
  onLeave: () => void
}
