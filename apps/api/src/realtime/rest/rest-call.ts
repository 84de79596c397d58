import type { Log } from '../../lib/log.ts'
import type { AblyKey } from '../access/ably-key.ts'
import { authenticate, readAuthorization } from '../access/authenticate.ts'
import { allows, type Operation } from '../access/capability.ts'
import type { Access, TokenFault } from '../access/token.ts'
import { isChannelName } from '../embedded/channel-name.ts'
import type { Channels } from '../embedded/channels.ts'
import { FAULTS, tokenFault, type Fault } from '../embedded/faults.ts'
import type { Limits } from '../embedded/limits.ts'
import { decodeWire, type WireFormat } from '../embedded/wire-format.ts'
import type { RestRequest } from '../realtime.ts'
import { bodyFormat } from './rest-answer.ts'

export interface RestParts {
  readonly key: Promise<AblyKey>
  readonly channels: Channels
  readonly limits: Limits
  readonly log: Log
  readonly verify: (token: string) => Promise<Access | TokenFault>
}

/** One call, with its path taken apart and the format of its answer known. */
export interface RestCall {
  readonly request: RestRequest
  readonly query: URLSearchParams
  /** The variable part of the path. */
  readonly subject: string
  readonly format: WireFormat
}

export const readBody = ({ headers, body }: RestRequest): unknown =>
  body === null ? undefined : decodeWire(bodyFormat(headers), body)

/** Who calls, if the caller may do this on the channel; else why not. */
export const authorize = async (
  { key, limits, verify }: RestParts,
  { request, subject: channel }: RestCall,
  operation: Operation,
): Promise<Access | Fault> => {
  const access = await authenticate(readAuthorization(request.headers.authorization), await key, verify)
  if (access === null) return FAULTS.noCredentials
  if (typeof access === 'string') return tokenFault(access)
  if (!isChannelName(channel, limits.maxChannelNameLength)) return FAULTS.invalidChannelName
  return allows(access.capability, channel, operation) ? access : FAULTS.notPermitted
}
