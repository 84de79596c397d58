import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

import { atEnd } from './at-end.ts'

export interface ZoomAccount {
  readonly accountId: string
  readonly apiKey: string
  readonly secret: string
  readonly email: string
}

interface Said {
  readonly status: number
  readonly body?: object
  readonly headers?: Readonly<Record<string, string>>
}

export interface ZoomPeer {
  readonly url: string
  readonly meetings: ReadonlyMap<
    string,
    { readonly topic: string; readonly password: string; readonly duration: number }
  >
  readonly requests: string[]
  /** Responses to the next calls of a path; null closes the connection. */
  readonly says: (path: RegExp, ...answers: readonly (Said | null)[]) => void
  readonly forgetTokens: () => void
}

/** Zoom's error format: https://developers.zoom.us/docs/api/using-zoom-apis/#errors */
export const zoomError = (status: number, code: number, message: string): Said => ({ status, body: { code, message } })

const read = async (request: IncomingMessage): Promise<string> => {
  const pieces: Buffer[] = []
  for await (const piece of request) pieces.push(piece as Buffer)
  return Buffer.concat(pieces).toString()
}

/** Zoom's token endpoint and our two meeting calls, as documented, for one account. */
export const startZoomPeer = async ({ accountId, apiKey, secret, email }: ZoomAccount): Promise<ZoomPeer> => {
  const meetings = new Map<string, { topic: string; password: string; duration: number }>()
  const requests: string[] = []
  const queued: { readonly path: RegExp; readonly said: Said | null }[] = []
  let tokens = new Set<string>()
  let next = 85_746_065_432

  const grant = (authorization: string, form: URLSearchParams): Said => {
    const known = `Basic ${Buffer.from(`${apiKey}:${secret}`).toString('base64')}`
    if (authorization !== known)
      return { status: 401, body: { reason: 'Invalid client_id or client_secret', error: 'invalid_client' } }
    if (form.get('grant_type') !== 'account_credentials' || form.get('account_id') !== accountId) {
      return { status: 400, body: { reason: 'Bad Request', error: 'invalid_request' } }
    }
    const token = `token-${tokens.size + 1}-${requests.length}`
    tokens.add(token)
    return {
      status: 200,
      body: { access_token: token, token_type: 'bearer', expires_in: 3599, scope: 'meeting:write:meeting:admin' },
    }
  }
  const create = (user: string, text: string): Said => {
    if (user !== email) return zoomError(404, 1001, `User does not exist: ${user}.`)
    const { topic, password, duration } = JSON.parse(text) as { topic: string; password: string; duration: number }
    if (!/^[\w@*-]{1,10}$/.test(password)) return zoomError(400, 300, 'Validation Failed.')
    next += 1
    meetings.set(String(next), { topic, password, duration })
    return {
      status: 201,
      body: { id: next, host_email: user, topic, password, join_url: `https://zoom.example/j/${next}` },
    }
  }
  const answer = (method: string, path: string, authorization: string, text: string): Said => {
    if (path === '/oauth/token') return grant(authorization, new URLSearchParams(text))
    if (!tokens.has(authorization.replace('Bearer ', ''))) return zoomError(401, 124, 'Invalid access token.')
    const [, user] = /^\/v2\/users\/([^/]+)\/meetings$/.exec(path) ?? []
    if (method === 'POST' && user !== undefined) return create(decodeURIComponent(user), text)
    const [, number] = /^\/v2\/meetings\/(\d+)$/.exec(path) ?? []
    if (method !== 'DELETE' || number === undefined) return zoomError(404, 404, 'No such path.')
    return meetings.delete(number) ? { status: 204 } : zoomError(404, 3001, `Meeting does not exist: ${number}.`)
  }

  const respond = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { method = '', url = '', headers } = request
    requests.push(`${method} ${url}`)
    const text = await read(request)
    const index = queued.findIndex(({ path }) => path.test(url))
    const [instead] = index === -1 ? [] : queued.splice(index, 1)
    const said = instead === undefined ? answer(method, url, headers.authorization ?? '', text) : instead.said
    if (said === null) {
      request.socket.destroy()
      return
    }
    response.writeHead(said.status, { 'content-type': 'application/json', ...said.headers })
    response.end(said.body === undefined ? undefined : JSON.stringify(said.body))
  }
  const server = createServer((request, response) => void respond(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  atEnd(async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  })
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    meetings,
    requests,
    says: (path, ...answers) => void queued.push(...answers.map((said) => ({ path, said }))),
    forgetTokens: () => {
      tokens = new Set()
    },
  }
}
