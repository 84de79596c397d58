import { decodeWire } from '../src/realtime/embedded/wire-format.ts'
import type { RestAnswer, RestRequest } from '../src/realtime/realtime.ts'
import { bodyFormat, acceptedFormat, answer } from '../src/realtime/rest/rest-answer.ts'
import { startRealtimeServer } from '../src/realtime/testing/start-realtime-server.ts'

/** What the parent asks of it: to cut all connections, or to live so many milliseconds later. */
export type EndpointOrder = 'cut' | number

const REVOKE = /^\/keys\/[^/]+\/revokeTokens$/
const revoked = new Set<string>()

/** An endpoint that speaks Ably's protocol in a process of its own, as the hosted service is; told what to do by its parent. */
const server = await startRealtimeServer({
  isWelcome: async (clientId) => !revoked.has(clientId),
  answerFirst: ({ method, url, headers, body }) => revokeTokens({ method, url, headers, body }),
})

/** As the hosted service does it: the tokens of a client are good for nothing any more, and its connections end. */
async function revokeTokens({ method, url, headers, body }: RestRequest): Promise<RestAnswer | null> {
  if (method !== 'POST' || body === null || !REVOKE.test(url)) return null
  const { targets } = decodeWire(bodyFormat(headers), body) as { targets: readonly string[] }
  for (const target of targets) {
    const clientId = target.replace('clientId:', '')
    revoked.add(clientId)
    await server.realtime.expel(clientId)
  }
  const results = targets.map((target) => ({ target, issuedBefore: Date.now(), appliesAt: Date.now() }))
  return answer(acceptedFormat(headers), 201, { successCount: targets.length, failureCount: 0, results })
}

const realNow = Date.now.bind(Date)
process.on('message', (order: EndpointOrder) => {
  if (order === 'cut') server.cut()
  else Date.now = () => realNow() + order
  process.send?.('done')
})
process.on('disconnect', () => process.exit(0))
process.send?.(server.port)
