import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'

import { jetstreamManager } from '@nats-io/jetstream'
import { afterAll, describe, expect, it, vi } from 'vitest'

import { atEnd } from '../../testing/at-end.ts'
import { makeAccounts } from '../../testing/nats-accounts.ts'
import { startNatsPeer, whyNoNats } from '../../testing/nats-peer.ts'
import { connectNats } from './connect-nats.ts'
import { parseNatsUrl } from './nats-address.ts'

const fileOf = (name: string): string => join(import.meta.dirname, '../../testing/tls', name)
const TLS = ['--tls', '--tlscert', fileOf('first.cert.pem'), '--tlskey', fileOf('first.key.pem')]
const NAMED = ['--user', 'gym', '--pass', 'p@ss']

const open = async (url: string, credentialsFile: string | null = null) => {
  const address = parseNatsUrl(url)
  if (address === null) throw new Error('no address')
  const nats = await connectNats(address, credentialsFile)
  atEnd(() => nats.close())
  return nats
}

const connect = async (url: string) => (await open(url)).info?.tls_required ?? false

describe.skipIf(whyNoNats !== null)('a NATS server with access control', () => {
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

  it('is refused if no trusted authority signed its certificate', async () => {
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

  it('is reached with a credentials file, and keeps streams for that account', async () => {
    const { args, writeCreds, stranger } = makeAccounts()
    const { url } = await startNatsPeer(args)
    const nats = await open(url, writeCreds('latido.creds'))
    const manager = await jetstreamManager(nats)
    await manager.streams.add({ name: 'kept', subjects: ['kept'] })
    await expect(manager.streams.info('kept')).resolves.toMatchObject({ config: { name: 'kept' } })
    await expect(open(url)).rejects.toThrow(/authorization/i)
    await expect(open(url, writeCreds('stranger.creds', stranger))).rejects.toThrow(/authorization/i)
  })

  it('is reached with a replaced credentials file at the next connection', async () => {
    const { args, writeCreds, system } = makeAccounts()
    const peer = await startNatsPeer(args)
    const nats = await open(peer.url, writeCreds('latido.creds'))
    // only the system account gets an answer
    const pingServer = () => nats.request('$SYS.REQ.SERVER.PING')
    await expect(pingServer()).rejects.toThrow('no responders')
    writeCreds('latido.creds', system)
    await peer.kill()
    await peer.start()
    await vi.waitFor(() => expect(pingServer()).resolves.toBeDefined(), { timeout: 20_000 })
  })

  it('is not reached without the credentials file, which is logged', async () => {
    const { args } = makeAccounts()
    const { url } = await startNatsPeer(args)
    await expect(open(url, '/nowhere/latido.creds')).rejects.toThrow(/ENOENT|no such file/)
  })
})
