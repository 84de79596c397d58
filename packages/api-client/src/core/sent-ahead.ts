import type { ClientOptions } from './client.ts'

type Send = NonNullable<ClientOptions['fetch']>

type Asker = Readonly<Record<string, string>>

interface Ahead {
  readonly asker: string
  readonly response: Promise<Response>
}

const nameOf = (asker: RequestInit['headers']): string => JSON.stringify(asker)

export interface SentAhead {
  /** Sends a call, or hands over the answer to one that was sent ahead. */
  readonly send: Send
  /** Asks for what stands at these addresses, as whom the headers name. */
  readonly ask: (urls: readonly string[], asker: Asker) => void
  /** Lets go of what nobody has taken: it grows old. */
  readonly end: () => void
}

/**
 * Has calls on their way while the code that makes them is still read. An answer is theirs alone who ask with the same
 * headers, and is taken once; a change that is made meanwhile makes all of them old.
 */
export const createSentAhead = (send: Send = fetch, sendAhead: typeof fetch = fetch): SentAhead => {
  const waiting = new Map<string, Ahead>()
  return {
    send: (url, request) => {
      if (request.method !== 'GET') waiting.clear()
      const ahead = waiting.get(url)
      waiting.delete(url)
      return ahead?.asker === nameOf(request.headers) ? ahead.response : send(url, request)
    },
    ask: (urls, asker) => {
      for (const url of urls) {
        const response = sendAhead(url, { headers: asker })
        // a failure is told to who takes it
        response.catch(() => {})
        waiting.set(url, { asker: nameOf(asker), response })
      }
    },
    end: () => waiting.clear(),
  }
}
