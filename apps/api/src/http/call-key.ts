import { createHash, createHmac } from 'node:crypto'

import { KEY_HEADER } from '@repo/api-client/core/key-headers'
import type { FastifyRequest } from 'fastify'

import { createEncryption } from '../lib/encryption.ts'
import { hashOf } from '../lib/secrets.ts'
import { Refusal } from './errors/refusal.ts'
import type { CenterPrincipal, StaffPrincipal } from './principal.ts'

/** A string in quotes, as the draft of the header has it, or bare, as many programs send it. */
const KEY = /^(?:"([!#-[\]-~]{16,128})"|([!#-[\]-~]{16,128}))$/

/** What the keyed calls of a caller are told apart by: another's key finds nothing. */
const ownerOf = (principal: StaffPrincipal | CenterPrincipal): string =>
  principal.kind === 'staff' ? principal.adminUuid : 'center'

/** What was asked under a key. */
export interface Asked {
  readonly endpoint: string
  readonly input: Readonly<Record<string, unknown>>
  readonly file: Buffer | null
}

/** A call's key, as much of it as others may hold. */
export interface CallKey {
  /** Of the caller and the key. */
  readonly nameHash: string
  /** Of what is asked, under the key: nobody can try out what was sent, say a password. */
  readonly fingerprint: string
  readonly seal: (answer: string) => string
  /** The answer; null when it was not sealed under this key. */
  readonly open: (sealed: string) => string | null
}

/** The key of a call; null where it carries none. */
export const callKeyOf = (
  { headers }: Pick<FastifyRequest, 'headers'>,
  principal: StaffPrincipal | CenterPrincipal,
  { endpoint, input, file }: Asked,
): CallKey | null => {
  const header = headers[KEY_HEADER]
  if (header === undefined) return null
  const [, quoted, bare] = KEY.exec(String(header)) ?? []
  const key = quoted ?? bare
  if (key === undefined) throw new Refusal('idempotency-key-malformed')
  const nameHash = hashOf(JSON.stringify([principal.branch.branchUuid, ownerOf(principal), key]))
  const said = createHmac('sha256', key).update(JSON.stringify([endpoint, input]))
  const encryption = createEncryption(createHash('sha256').update(`answer ${key}`).digest())
  return {
    nameHash,
    fingerprint: said.update(file ?? '').digest('base64url'),
    seal: (answer) => encryption.encrypt(answer, nameHash),
    open: (sealed) => encryption.decrypt(sealed, nameHash),
  }
}
