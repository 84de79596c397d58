import { SignJWT } from 'jose'

interface Viewer {
  readonly apiKey: string
  readonly secret: string
  readonly number: string
  /** Who starts the class hosts the meeting; everybody else looks on. */
  readonly isHost: boolean
  /** When the class is over, Unix time in milliseconds. */
  readonly until: number
  readonly now: number
}

/** What the meeting SDK takes, in seconds after it was signed. */
const LEAST = 1800
const MOST = 48 * 3600
/** Clocks differ; Zoom takes nothing that was signed in its future. */
const EARLIER = 30

/** Lets one viewer into one meeting, by the meeting SDK's signature; made here, since it takes the secret. */
export const signMeeting = ({ apiKey, secret, number, isHost, until, now }: Viewer): Promise<string> => {
  const iat = Math.floor(now / 1000) - EARLIER
  const exp = iat + Math.min(MOST, Math.max(LEAST, Math.ceil(until / 1000) - iat + LEAST))
  return new SignJWT({ sdkKey: apiKey, appKey: apiKey, mn: number, role: isHost ? 1 : 0, tokenExp: exp })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setIssuedAt(iat)
    .setExpirationTime(exp)
    .sign(new TextEncoder().encode(secret))
}
