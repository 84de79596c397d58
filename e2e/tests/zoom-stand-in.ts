import { createServer, type IncomingMessage } from 'node:http'

import { zoomPort } from './ports.ts'

interface Meeting {
  readonly topic: string
  readonly password: string
}

export interface ZoomStandIn {
  /** Meetings by number, without deleted ones. */
  readonly meetings: ReadonlyMap<string, Meeting>
  readonly close: () => Promise<void>
}

/** Mock of the web SDK; records who would be admitted where. */
const SDK = `window.ZoomMtgEmbedded = { createClient: () => {
  let root, language
  return {
    init: async (options) => { root = options.zoomAppRoot; language = options.language },
    on: () => {},
    updateVideoOptions: () => {},
    join: async (options) => {
      const { role } = JSON.parse(atob(options.signature.split('.')[1]))
      root.textContent = [options.meetingNumber, options.password, options.userName, language, 'role ' + role].join(' · ')
    },
  }
} }`

const read = async (request: IncomingMessage): Promise<string> => {
  const pieces: Buffer[] = []
  for await (const piece of request) pieces.push(piece as Buffer)
  return Buffer.concat(pieces).toString()
}

/** Mocks Zoom's token, its two meeting calls, and its SDK files. */
export const startZoomStandIn = async (): Promise<ZoomStandIn> => {
  const meetings = new Map<string, Meeting>()
  let next = 85_746_065_432
  const create = async (request: IncomingMessage): Promise<number> => {
    const meeting = JSON.parse(await read(request)) as Meeting
    next += 1
    meetings.set(String(next), meeting)
    return next
  }
  const server = createServer((request, response) => {
    const { method = '', url = '' } = request
    const answer = (status: number, body?: object) => {
      response.writeHead(status, { 'content-type': 'application/json' })
      response.end(body === undefined ? undefined : JSON.stringify(body))
    }
    if (url.endsWith('.js')) {
      response.writeHead(200, { 'content-type': 'text/javascript', 'access-control-allow-origin': '*' })
      response.end(url.includes('zoom-meeting-embedded') ? SDK : '')
    } else if (url === '/oauth/token') answer(200, { access_token: 'token', expires_in: 3599 })
    else if (method === 'POST') {
      void create(request).then((id) => answer(201, { id }))
    } else answer(meetings.delete(url.split('/').at(-1) ?? '') ? 204 : 404)
  })
  await new Promise<void>((resolve) => server.listen(zoomPort, '127.0.0.1', resolve))
  return {
    meetings,
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
