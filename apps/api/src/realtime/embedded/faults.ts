import type { TokenFault } from '../access/token.ts'
import type { WireError } from './protocol.ts'

/** Error codes that Ably's clients act on. */
export const FAULTS = {
  malformed: { code: 40000, statusCode: 400, message: 'The frame cannot be read' },
  unsupported: { code: 40000, statusCode: 400, message: 'This endpoint carries messages only' },
  messageTooLarge: { code: 40009, statusCode: 400, message: 'The message is too large' },
  invalidChannelName: { code: 40010, statusCode: 400, message: 'The channel name cannot be used' },
  foreignClientId: { code: 40012, statusCode: 400, message: 'The clientId is not the one of this connection' },
  noCredentials: { code: 40101, statusCode: 401, message: 'The credentials are missing or wrong' },
  clientIdMismatch: { code: 40102, statusCode: 401, message: 'The clientId is not the one of the token' },
  tokenExpired: { code: 40142, statusCode: 401, message: 'The token has expired' },
  tokenUnrecognized: { code: 40143, statusCode: 401, message: 'The token is not recognized' },
  tokenMalformed: { code: 40144, statusCode: 401, message: 'The token cannot be read' },
  unknownKey: { code: 40400, statusCode: 404, message: 'There is no such key' },
  notPermitted: { code: 40160, statusCode: 401, message: 'The token does not permit this' },
  tooFast: { code: 42911, statusCode: 429, message: 'Too many frames a second' },
  shuttingDown: { code: 80003, statusCode: 503, message: 'The server is going away' },
  notResumable: { code: 80018, statusCode: 400, message: 'The connection cannot be resumed' },
  continuityLost: { code: 90003, statusCode: 404, message: 'Messages may have been missed' },
  tooManyChannels: { code: 90021, statusCode: 400, message: 'Too many channels on one connection' },
} as const satisfies Record<string, WireError>

export type Fault = (typeof FAULTS)[keyof typeof FAULTS]

/** All but an unknown key make the client fetch a new token and retry. */
export const tokenFault = (fault: TokenFault): Fault => {
  switch (fault) {
    case 'expired':
      return FAULTS.tokenExpired
    case 'unrecognized':
      return FAULTS.tokenUnrecognized
    case 'malformed':
      return FAULTS.tokenMalformed
    case 'unknown-key':
      return FAULTS.unknownKey
    default:
      return fault satisfies never
  }
}
