import { stored } from '@repo/api-client/browser/stored'
import * as v from 'valibot'
import { create } from 'zustand'

/** What proves that this screen is a wall of the center. */
export interface Viewer {
  readonly token: string
}

const kept = stored(
  'display',
  v.object({ token: v.nullable(v.string()), roomUuid: v.nullable(v.string()) }),
  () => localStorage,
)

interface ViewerStore {
  readonly centerKey: string | null
  readonly centerName: string
  readonly centerLogo: string | null
  /** Origin of the addresses that members open on their phones. */
  readonly publicUrl: string
  readonly viewer: Viewer | null
  /** The room on screen; it outlives the page, so that a class on it is not left. */
  readonly roomUuid: string | null
  /** Somebody before the wall is choosing another room. */
  readonly isChoosing: boolean
}

const before = kept.read()

/** Client state of the wall. A pairing and the chosen room outlive the page. */
export const useViewerStore = create<ViewerStore>(() => ({
  centerKey: null,
  centerName: '',
  centerLogo: null,
  publicUrl: location.origin,
  viewer: before === null || before.token === null ? null : { token: before.token },
  roomUuid: before?.roomUuid ?? null,
  isChoosing: false,
}))

const keep = (): void => {
  const { viewer, roomUuid } = useViewerStore.getState()
  kept.write({ token: viewer?.token ?? null, roomUuid })
}

/** Makes this screen a wall, or (null) nobody's. */
export const setViewer = (viewer: Viewer | null): void => {
  useViewerStore.setState({ viewer })
  keep()
}

/** Notes which room is on screen. */
export const showRoom = (roomUuid: string | null): void => {
  useViewerStore.setState({ roomUuid })
  keep()
}

/** Opens or closes the choice of a room. */
export const setChoosing = (isChoosing: boolean): void => useViewerStore.setState({ isChoosing })
