import { Agent, get, type IncomingMessage } from 'node:http'

interface Answer {
  readonly body: string
  readonly headers: Readonly<Record<string, string>>
}

const headersOf = ({ headers }: IncomingMessage): Answer['headers'] =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]))

/** Calls of one member of staff, timed without parsing what comes back. */
export interface Asking {
  /** Milliseconds that the calls took together, a few at a time. */
  readonly all: (paths: readonly string[]) => Promise<number>
  readonly one: (path: string) => Promise<string>
  /** The same with its headers. */
  readonly whole: (path: string) => Promise<Answer>
  readonly close: () => void
}

/** So that the server always has a call to answer while this process reads an answer. */
const AT_ONCE = 2

export const createAsking = (origin: string, headers: Readonly<Record<string, string>>): Asking => {
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE })
  const whole = (path: string) =>
    new Promise<Answer>((resolve, reject) => {
      const request = get(`${origin}${path}`, { agent, headers }, (response) => {
        let body = ''
        response.setEncoding('utf8')
        response.on('data', (text: string) => (body += text))
        response.on('error', reject)
        response.on('end', () =>
          response.statusCode === 200
            ? resolve({ body, headers: headersOf(response) })
            : reject(new Error(`${response.statusCode} for ${path}: ${body}`)),
        )
      })
      request.on('error', reject)
    })
  const one = async (path: string) => (await whole(path)).body
  return {
    one,
    whole,
    all: async (paths) => {
      const from = performance.now()
      await Promise.all(paths.map(one))
      return performance.now() - from
    },
    close: () => agent.destroy(),
  }
}
