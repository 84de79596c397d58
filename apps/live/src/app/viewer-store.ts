import * as v from 'valibot'
import { create } from 'zustand'

const KEY = 'display'

/** What proves that this screen is a wall of the center. */
export interface Viewer {
  readonly token: string
}

const Stored = v.object({ token: v.nullable(v.string()), roomUuid: v.nullable(v.string()) })
type Stored = v.InferOutput<typeof Stored>

const readStored = (): Stored => {
  try {
    return v.parse(Stored, JSON.parse(localStorage.getItem(KEY) ?? 'null'))
  } catch {
    return { token: null, roomUuid: null }
  }
}

interface ViewerStore {
  readonly centerKey: string | null
  readonly centerName: string
  /** Origin of the addresses that members open on their phones. */
  readonly publicUrl: string
  readonly viewer: Viewer | null
  readonly roomUuid: string | null
}

const stored = readStored()

/** Client state of the wall. A pairing and the chosen room outlive the page. */
export const useViewerStore = create<ViewerStore>(() => ({
  centerKey: null,
  centerName: '',
  publicUrl: location.origin,
  viewer: stored.token === null ? null : { token: stored.token },
  roomUuid: stored.roomUuid,
}))

const keep = (): void => {
  const { viewer, roomUuid } = useViewerStore.getState()
  try {
    localStorage.setItem(KEY, JSON.stringify({ token: viewer?.token ?? null, roomUuid }))
  } catch {
    // a browser that stores nothing is paired until it is reloaded
  }
}

/** Makes this screen a wall, or (null) nobody's. */
export const setViewer = (viewer: Viewer | null): void => {
  useViewerStore.setState({ viewer })
  keep()
}

/** Chooses the room on screen; null goes back to the list. */
export const chooseRoom = (roomUuid: string | null): void => {
  useViewerStore.setState({ roomUuid })
  keep()
}
