import { Agent, get } from 'node:http'

const CALLERS = 4

export interface Calls {
  /** Durations in ms, with four calls at a time. */
  readonly time: (path: string, count: number) => Promise<readonly number[]>
  readonly close: () => void
}

export const createCalls = (origin: string, headers: Readonly<Record<string, string>>): Calls => {
  const agent = new Agent({ keepAlive: true, maxSockets: CALLERS })
  const call = (path: string) =>
    new Promise<number>((resolve, reject) => {
      const from = performance.now()
      const request = get(`${origin}${path}`, { agent, headers }, (response) => {
        response.resume()
        response.on('error', reject)
        response.on('end', () =>
          response.statusCode === 200
            ? resolve(performance.now() - from)
            : reject(new Error(`${response.statusCode} for ${path}`)),
        )
      })
      request.on('error', reject)
    })
  return {
    time: async (path, count) => {
      const times: number[] = []
      let left = count
      const work = async (): Promise<void> => {
        for (; left > 0; times.push(await call(path))) left -= 1
      }
      await Promise.all(Array.from({ length: CALLERS }, work))
      return times
    },
    close: () => agent.destroy(),
  }
}
