import type { Client } from '@repo/api-client/core/client'
import type { Room } from '@repo/api-client/rooms/room'
import type { StreamingNote } from '@repo/domain/classes/class-configuration'
import type { TextSize } from '@repo/domain/displays/display-settings'
import type { IdleView } from '@repo/domain/displays/idle-view'
import type { ToastStore } from '@repo/ui/toast-store'

import type { RealtimeClient } from './realtime-client.ts'

/** Where a class view stands and what may be done there. */
export interface ClassViewHost {
  readonly kind: 'panel' | 'wall'
  /** Whose what is typed here is: nobody else is shown it after a reload. */
  readonly owner: string
  /** By which name others in the video of a class see this screen. */
  readonly viewer: string
  readonly canControl: boolean
  readonly canBan: boolean
  /** The center's time zone. */
  readonly zone: string
  /** Origin of the addresses that members open on their phones. */
  readonly publicUrl: string
  /** Where the page of the video is, on this screen's own origin. */
  readonly meetingPage: string
  readonly toasts: ToastStore
  /** How a panel takes the whole screen; null or absent where it cannot. */
  readonly fullScreen?: { readonly isOn: boolean; readonly toggle: () => void } | null
  /** Since when a wall has not heard from the server, on its own clock; null or absent while it does. */
  readonly offlineSince?: number | null
  /** What a wall shows while no class is open and nobody is signed in on it; the poster where it is not said. */
  readonly idleView?: IdleView
  /** How large a wall writes; normally where it is not said. */
  readonly textSize?: TextSize
  /** Which room a wall shows next today, and from when; null or absent where nothing says so. */
  readonly next?: { readonly roomName: string; readonly from: string } | null
  /** Whether a wall is heard. */
  readonly hasSound?: boolean
}

export interface ClassViewProps {
  client: Client
  realtime: RealtimeClient
  room: Room
  host: ClassViewHost
  /** Reads the room again. */
  refresh: () => void
  streaming?: { readonly isUsable: boolean; readonly note: StreamingNote | null }
  onLeave: () => void
}
