import { browserPorts } from '@repo/api-client/staff-session/browser-ports'
import { createSessionKeeper } from '@repo/api-client/staff-session/session-keeper'
import type { StoredSession } from '@repo/api-client/staff-session/stored-session'
import * as v from 'valibot'
import { create } from 'zustand'

const KEY = 'display'

/** Who looks through this screen: a wall paired with the center, or a coach who signed in here. */
export type Viewer =
  | { readonly kind: 'display'; readonly token: string }
  | { readonly kind: 'staff'; readonly session: StoredSession }

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

/** Client state of the wall. A pairing and the chosen room outlive the page; a coach's sign-in does not. */
export const useViewerStore = create<ViewerStore>(() => ({
  centerKey: null,
  centerName: '',
  publicUrl: location.origin,
  viewer: stored.token === null ? null : { kind: 'display', token: stored.token },
  roomUuid: stored.roomUuid,
}))

const keep = (): void => {
  const { viewer, roomUuid } = useViewerStore.getState()
  try {
    localStorage.setItem(KEY, JSON.stringify({ token: viewer?.kind === 'display' ? viewer.token : null, roomUuid }))
  } catch {
    // a browser that stores nothing is paired until it is reloaded
  }
}

/** Makes this screen a viewer, or (null) nobody's. */
export const setViewer = (viewer: Viewer | null): void => {
  useViewerStore.setState({ viewer })
  keep()
}

/** Chooses the room on screen; null goes back to the list. */
export const chooseRoom = (roomUuid: string | null): void => {
  useViewerStore.setState({ roomUuid })
  keep()
}

/** The coach's session, shared with the panel's tabs of this browser. */
export const sessionKeeper = createSessionKeeper(browserPorts())

// the wall goes on with a renewed token, and is nobody's once the session is over
sessionKeeper.listen((session) => {
  if (useViewerStore.getState().viewer?.kind !== 'staff') return
  setViewer(session === null ? null : { kind: 'staff', session })
})
