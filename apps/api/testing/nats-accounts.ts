import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { nkeys } from '@nats-io/transport-node'

import { atEnd } from './at-end.ts'

type Pair = ReturnType<typeof nkeys.createUser>

const HEADER = { typ: 'JWT', alg: 'ed25519-nkey' }
const textOf = (key: Uint8Array): string => Buffer.from(key).toString()

const signed = (by: Pair, of: Pair, name: string, claims: object): string => {
  const body = {
    jti: name,
    iat: Math.floor(Date.now() / 1000),
    iss: by.getPublicKey(),
    sub: of.getPublicKey(),
    name,
    nats: { version: 2, ...claims },
  }
  const said = [HEADER, body].map((part) => Buffer.from(JSON.stringify(part)).toString('base64url')).join('.')
  return `${said}.${Buffer.from(by.sign(Buffer.from(said))).toString('base64url')}`
}

const UNLIMITED = { subs: -1, data: -1, payload: -1, imports: -1, exports: -1, wildcards: true, conn: -1, leaf: -1 }
const STREAMS = { mem_storage: -1, disk_storage: -1, streams: -1, consumer: -1 }

const credsOf = (jwt: string, user: Pair): string =>
  `-----BEGIN NATS USER JWT-----\n${jwt}\n------END NATS USER JWT------\n\n` +
  `-----BEGIN USER NKEY SEED-----\n${textOf(user.getSeed())}\n------END USER NKEY SEED------\n`

export const makeAccounts = () => {
  const folder = mkdtempSync(join(tmpdir(), 'latido-accounts-'))
  atEnd(() => rmSync(folder, { recursive: true, force: true }))
  const [operator, system, gym] = [nkeys.createOperator(), nkeys.createAccount(), nkeys.createAccount()]
  const accounts = [system, gym].map((account, index) => {
    const limits = index === 0 ? UNLIMITED : { ...UNLIMITED, ...STREAMS }
    return `  ${account.getPublicKey()}: ${signed(operator, account, `account-${index}`, { type: 'account', limits })}`
  })
  const config = join(folder, 'nats.conf')
  writeFileSync(
    config,
    [
      `operator: ${signed(operator, operator, 'operator', { type: 'operator', system_account: system.getPublicKey() })}`,
      `system_account: ${system.getPublicKey()}`,
      'resolver: MEMORY',
      `resolver_preload: {\n${accounts.join('\n')}\n}`,
    ].join('\n'),
  )
  const writeCreds = (name: string, by: Pair = gym): string => {
    const user = nkeys.createUser()
    const limits = { subs: -1, data: -1, payload: -1 }
    const path = join(folder, name)
    writeFileSync(path, credsOf(signed(by, user, name, { type: 'user', ...limits }), user), { mode: 0o600 })
    return path
  }
  return { args: ['-c', config], writeCreds, system, stranger: nkeys.createAccount() }
}
