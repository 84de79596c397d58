import { Agent, request } from 'node:http'

export interface Sent {
  readonly method: string
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: Buffer | null
}

export interface Answer {
  readonly status: number
  readonly type: string
  readonly text: string
}

/** Unlike `fetch`, corrects no path and refuses no method. */
export const createSender = (origin: string) => {
  const agent = new Agent({ keepAlive: true })
  const { hostname, port } = new URL(origin)
  const send = ({ method, path, headers, body }: Sent): Promise<Answer> =>
    new Promise((resolve, reject) => {
      const length = body === null ? {} : { 'content-length': String(body.length) }
      const call = request({ agent, hostname, port, method, path, headers: { ...headers, ...length } }, (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            type: response.headers['content-type'] ?? '',
            text: Buffer.concat(chunks).toString(),
          }),
        )
      })
      call.on('error', reject)
      call.end(body ?? undefined)
    })
  return { send, close: () => agent.destroy() }
}
