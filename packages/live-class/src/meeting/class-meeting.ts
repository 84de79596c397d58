import { deleteStreaming, type Meeting, recoverStreaming } from '@repo/api-client/classes/meeting'
import { classFaultOf } from '@repo/api-client/classes/run-class'
import type { Client } from '@repo/api-client/core/client'
import type { ClassFault } from '@repo/domain/classes/class-fault'
import { streamingTimes } from '@repo/domain/time/durations'
import { createStore, type StoreApi } from 'zustand/vanilla'

interface ClassMeetingState {
  /** The class whose video this is; null while none is streamed. */
  readonly classUuid: string | null
  /** Null until it is known. */
  readonly meeting: Meeting | null
  /** The video is ending, and nothing else may be asked of the class. */
  readonly isEnding: boolean
  readonly fault: ClassFault | null
  /** How the video stands on this screen: beside the class, put away, or not to be shown here. */
  readonly picture: 'shown' | 'away' | 'broken'
}

export interface ClassMeeting {
  readonly store: StoreApi<ClassMeetingState>
  /** The class has just started with this meeting. */
  readonly take: (classUuid: string, meeting: Meeting) => void
  /** The class in view is streamed, or null: none is. Its meeting is asked for where it is not known. */
  readonly see: (classUuid: string | null) => void
  /** Ends the video of a class; resolves when the class may go on. */
  readonly end: (classUuid: string) => Promise<void>
  readonly dismissFault: () => void
  readonly putAway: () => void
  /** The video cannot be shown on this screen. */
  readonly breakOff: () => void
  /** Brings the video back; after it broke off, with another signature. */
  readonly show: () => void
}

/** The video of the class in view: come with its start, recovered after a reload, ended with the class. */
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
      // Zoom takes a moment to let go of its host
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
