import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'

import { afterAll, describe, expect, it } from 'vitest'

import { connectNats } from '../src/cluster/connect-nats.ts'
import { parseNatsUrl } from '../src/cluster/nats-address.ts'
import { atEnd } from './at-end.ts'
import { startNatsPeer, whyNoNats } from './nats-peer.ts'

const fileOf = (name: string): string => join(import.meta.dirname, 'tls', name)
const TLS = ['--tls', '--tlscert', fileOf('first.cert.pem'), '--tlskey', fileOf('first.key.pem')]
const NAMED = ['--user', 'gym', '--pass', 'p@ss']

const connect = async (url: string) => {
  const address = parseNatsUrl(url)
  if (address === null) throw new Error('no address')
  const nats = await connectNats(address)
  atEnd(() => nats.close())
  return nats.info?.tls_required ?? false
}

describe.skipIf(whyNoNats !== null)('a NATS that does not let everybody in', () => {
  const known = getCACertificates('default')
  const trustOwn = () => setDefaultCACertificates([...known, readFileSync(fileOf('first.cert.pem'), 'utf8')])
  afterAll(() => setDefaultCACertificates(known))

  it('is reached over TLS with the name and password of its address', async () => {
    const { url } = await startNatsPeer([...TLS, ...NAMED])
    const { host } = new URL(url)
    trustOwn()
    expect(await connect(`tls://gym:p%40ss@${host}`)).toBe(true)
    await expect(connect(`tls://gym:wrong@${host}`)).rejects.toThrow(/authorization/i)
  })

  it('is refused where nobody vouches for its certificate', async () => {
    const { url } = await startNatsPeer(TLS)
    setDefaultCACertificates(known)
    await expect(connect(`tls://${new URL(url).host}`)).rejects.toThrow(/certificate/i)
  })

  it('is reached with a token', async () => {
    const { url } = await startNatsPeer(['--auth', 'a-token'])
    const { host } = new URL(url)
    expect(await connect(`nats://a-token@${host}`)).toBe(false)
    await expect(connect(`nats://other@${host}`)).rejects.toThrow(/authorization/i)
  })
})
