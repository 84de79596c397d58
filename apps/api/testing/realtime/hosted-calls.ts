import type { Realtime } from '../../src/realtime/realtime.ts'

export interface HostedCall {
  readonly url: string
  readonly authorization: string
  readonly body: string
}

interface Answer {
  readonly status: number
  readonly headers?: Record<string, string>
  readonly body: unknown
}

interface Service {
  readonly key: string
  readonly onRevoked: (clientId: string) => Promise<void>
}

const MESSAGES = /^\/channels\/([^/]+)\/messages$/
const REVOKE = /^\/keys\/[^/]+\/revokeTokens$/

const refuse = (status: number, code: number): Answer => ({
  status,
  headers: { 'x-ably-errorcode': String(code) },
  body: { error: { code, statusCode: status, message: 'refused' } },
})

/** The two REST calls of the hosted driver, which the endpoint lacks. */
export const answerHostedCall = async (
  realtime: Realtime,
  { url, authorization, body }: HostedCall,
  { key, onRevoked }: Service,
): Promise<Answer> => {
  if (authorization !== `Basic ${Buffer.from(key).toString('base64')}`) return refuse(401, 40101)
  const channel = MESSAGES.exec(url)?.[1]
  if (channel !== undefined) {
    for (const { name, data } of JSON.parse(body) as readonly { readonly name: string; readonly data: string }[])
      await realtime.publish(decodeURIComponent(channel), name, JSON.parse(data) as object)
    return { status: 201, body: { channel, messageId: 'x' } }
  }
  if (!REVOKE.test(url)) return refuse(404, 40400)
  const { targets } = JSON.parse(body) as { readonly targets: readonly string[] }
  for (const target of targets) await onRevoked(target.replace('clientId:', ''))
  const results = targets.map((target) => ({ target, issuedBefore: Date.now(), appliesAt: Date.now() }))
  return { status: 201, body: { successCount: targets.length, failureCount: 0, results } }
}
