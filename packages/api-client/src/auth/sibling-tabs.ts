import * as z from 'zod/mini'

import { parseStoredSession, type StoredSession } from './stored-session.ts'

const ANSWER_WITHIN_MS = 200

const Message = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('asked'), refused: z.nullable(z.string()) }),
  z.object({ kind: z.literal('answered'), session: z.unknown() }),
  z.object({ kind: z.literal('changed'), session: z.unknown() }),
  z.object({ kind: z.literal('ended'), uuidUser: z.string() }),
])

interface SiblingEvents {
  readonly current: () => StoredSession | null
  readonly onChanged: (session: StoredSession) => void
  readonly onEnded: (uuidUser: string) => void
}

export interface SiblingTabs {
  readonly notifyChanged: (session: StoredSession) => void
  readonly notifyEnded: (uuidUser: string) => void
  /** Another tab's session without the refused token, or null after a timeout. */
  readonly ask: (refused: string | null) => Promise<StoredSession | null>
}

/** Exchanges the session between tabs of the same origin. */
export const joinSiblingTabs = (channel: BroadcastChannel, events: SiblingEvents): SiblingTabs => {
  let onAnswer: ((session: StoredSession) => void) | null = null
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches its own origin alone and takes no target
  const tell = (message: z.infer<typeof Message>) => channel.postMessage(message)
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const { data: message } = Message.safeParse(data)
    switch (message?.kind) {
      case 'asked': {
        const session = events.current()
        if (session !== null && session.tokenAdmin !== message.refused) tell({ kind: 'answered', session })
        break
      }
      case 'answered': {
        const session = parseStoredSession(message.session)
        if (session !== null) onAnswer?.(session)
        break
      }
      case 'changed': {
        const session = parseStoredSession(message.session)
        if (session !== null) events.onChanged(session)
        break
      }
      case 'ended':
        events.onEnded(message.uuidUser)
        break
      case undefined:
        break
      default:
        message satisfies never
    }
  })
  return {
    notifyChanged: (session) => tell({ kind: 'changed', session }),
    notifyEnded: (uuidUser) => tell({ kind: 'ended', uuidUser }),
    ask: (refused) =>
      new Promise((resolve) => {
        const done = (session: StoredSession | null) => {
          clearTimeout(timer)
          onAnswer = null
          resolve(session)
        }
        const timer = setTimeout(() => done(null), ANSWER_WITHIN_MS)
        onAnswer = (session) => {
          if (session.tokenAdmin !== refused) done(session)
        }
        tell({ kind: 'asked', refused })
      }),
  }
}
