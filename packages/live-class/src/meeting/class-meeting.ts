import { deleteStreaming, type Meeting, recoverStreaming } from '@repo/api-client/classes/meeting'
import { classFaultOf } from '@repo/api-client/classes/run-class'
import type { Client } from '@repo/api-client/core/client'
import type { ClassFault } from '@repo/domain/classes/class-fault'
import { streamingTimes } from '@repo/domain/time/durations'
import { createStore, type StoreApi } from 'zustand/vanilla'

interface ClassMeetingState {
  readonly classUuid: string | null
  /** Null while loading. */
  readonly meeting: Meeting | null
  readonly isEnding: boolean
  readonly fault: ClassFault | null
  readonly picture: 'shown' | 'away' | 'broken'
}

export interface ClassMeeting {
  readonly store: StoreApi<ClassMeetingState>
  readonly take: (classUuid: string, meeting: Meeting) => void
  /** Null without streaming. Fetches an unknown meeting. */
  readonly see: (classUuid: string | null) => void
  /** Resolves when the class can continue. */
  readonly end: (classUuid: string) => Promise<void>
  readonly dismissFault: () => void
  readonly putAway: () => void
  readonly breakOff: () => void
  /** Requests a new signature after a failure. */
  readonly show: () => void
}

/** The video of a class: received at its start, recovered after a reload, ended with the class. */
export const createClassMeeting = (client: Client): ClassMeeting => {
  const none = { classUuid: null, meeting: null, picture: 'shown' } as const
  const store = createStore<ClassMeetingState>(() => ({ ...none, isEnding: false, fault: null }))
  const recover = async (classUuid: string): Promise<void> => {
    try {
      const { meeting } = await client.call(recoverStreaming, { body: { classUuid } })
      if (store.getState().classUuid === classUuid) store.setState({ meeting })
    } catch (error) {
      store.setState({ fault: classFaultOf('start', error) })
    }
  }
  return {
    store,
    take: (classUuid, meeting) => store.setState({ ...none, classUuid, meeting }),
    see: (classUuid) => {
      if (store.getState().classUuid === classUuid) return
      store.setState({ ...none, classUuid })
      if (classUuid !== null) void recover(classUuid)
    },
    end: async (classUuid) => {
      store.setState({ ...none, isEnding: true })
      try {
        await client.call(deleteStreaming, { body: { classUuid } })
      } catch (error) {
        store.setState({ fault: classFaultOf('start', error) })
      }
      // Zoom needs a moment to release the host
      await new Promise((resolve) => setTimeout(resolve, streamingTimes.afterEnd))
      store.setState({ isEnding: false })
    },
    dismissFault: () => store.setState({ fault: null }),
    putAway: () => store.setState({ picture: 'away' }),
    breakOff: () => store.setState({ picture: 'broken' }),
    show: () => {
      const { classUuid, picture } = store.getState()
      store.setState({ picture: 'shown' })
      if (classUuid !== null && picture === 'broken') void recover(classUuid)
    },
  }
}
