import { stored } from '@repo/api-client/browser/stored'
import * as v from 'valibot'
import { create } from 'zustand'

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
  readonly publicUrl: string
  readonly viewer: Viewer | null
  /** Stored, so that a reload stays with the room's class. */
  readonly roomUuid: string | null
  readonly isChoosing: boolean
}

const before = kept.read()

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

export const setViewer = (viewer: Viewer | null): void => {
  useViewerStore.setState({ viewer })
  keep()
}

export const showRoom = (roomUuid: string | null): void => {
  useViewerStore.setState({ roomUuid })
  keep()
}

export const setChoosing = (isChoosing: boolean): void => useViewerStore.setState({ isChoosing })
