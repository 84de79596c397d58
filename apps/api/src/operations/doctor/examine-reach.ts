import { once } from 'node:events'
import { connect } from 'node:tls'

import { isLoopbackHost } from '@repo/domain/center/host'

import type { Config } from '../../lib/config.ts'
import { fetchFrom } from '../../lib/fetch-from.ts'
import { clockFinding, fails, type Finding, isWell, reasonOf, warns } from './finding.ts'

const WITHIN_MS = 10_000
const DAY_MS = 86_400_000
const RENEW_DAYS = 14

/** Automatic renewal usually happens a month before expiry. */
export const certificateFinding = (until: number, now: number): Finding => {
  const days = Math.floor((until - now) / DAY_MS)
  const says = `the certificate is valid for ${days} more days`
  return days < RENEW_DAYS ? warns('TLS', says, 'renew it: automatic renewal has failed') : isWell('TLS', says)
}

const examineCertificate = async ({ hostname, port }: URL, now: number): Promise<Finding> => {
  const socket = connect({ host: hostname, port: Number(port || 443), servername: hostname, timeout: WITHIN_MS })
  try {
    await once(socket, 'secureConnect')
    return certificateFinding(Date.parse(socket.getPeerCertificate().valid_to), now)
  } finally {
    socket.destroy()
  }
}

const reach = async (url: URL, now: () => number): Promise<Finding[]> => {
  const asked = now()
  const answer = await fetchFrom([url.origin])(new URL('/healthz', url), { signal: AbortSignal.timeout(WITHIN_MS) })
  const { status } = (await answer.json()) as { readonly status?: string }
  if (!answer.ok || (status !== 'ok' && status !== 'standby')) {
    return [fails('address', `${url.origin} answers ${answer.status} and isn't Latido`, 'check where the proxy points')]
  }
  const date = Date.parse(answer.headers.get('date') ?? '')
  return [
    isWell('address', `${url.origin} reaches Latido`),
    ...(Number.isNaN(date) ? [] : [clockFinding(url.hostname, date, (asked + now()) / 2)]),
  ]
}

export const examineReach = async ({ publicUrl }: Config, now: () => number): Promise<Finding[]> => {
  if (publicUrl === null) {
    return [
      warns('address', 'the server is only known by its local address', 'set PUBLIC_URL to the address people use'),
    ]
  }
  const url = new URL(publicUrl)
  const isSafe = url.protocol === 'https:' || isLoopbackHost(url.hostname)
  const found: Finding[] = isSafe
    ? []
    : [
        fails(
          'TLS',
          `${url.origin} is not HTTPS`,
          "phones can't connect straps without HTTPS: see TLS in docs/operations.md",
        ),
      ]
  try {
    found.push(...(await reach(url, now)))
    if (url.protocol === 'https:') found.push(await examineCertificate(url, now()))
  } catch (error) {
    found.push(
      fails(
        'address',
        `${url.origin}: ${reasonOf(error)}`,
        'check that its DNS name points here and that the server and proxy are running',
      ),
    )
  }
  return found
}
