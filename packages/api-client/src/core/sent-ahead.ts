import type { ClientOptions } from './client.ts'

type Send = NonNullable<ClientOptions['fetch']>

type Asker = Readonly<Record<string, string>>

interface Ahead {
  readonly asker: string
  readonly response: Promise<Response>
}

const nameOf = (asker: RequestInit['headers']): string => JSON.stringify(asker)

export interface SentAhead {
  readonly send: Send
  readonly ask: (urls: readonly string[], asker: Asker) => void
  readonly end: () => void
}

/** Prefetches calls while code loads. A response is used once, for equal headers; any change discards all. */
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
        response.catch(() => {})
        waiting.set(url, { asker: nameOf(asker), response })
      }
    },
    end: () => waiting.clear(),
  }
}
