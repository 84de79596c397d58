import { Refusal } from '../../lib/refusal.ts'

declare module '../../lib/context.ts' {
  interface Context {
    readonly video: Video
  }
}

export interface VideoAccount {
  readonly email: string
  readonly apiKey: string
  readonly secret: string
  readonly accountId: string
}

interface NewMeeting {
  readonly topic: string
  readonly minutes: number
  readonly password: string
}

/** Failures are a {@link VideoFault}. */
export interface Video {
  /** Returns the meeting's number. */
  readonly create: (account: VideoAccount, meeting: NewMeeting) => Promise<string>
  /** A missing meeting counts as ended. */
  readonly end: (account: VideoAccount, number: string) => Promise<void>
}

type FaultKind = 'credentials' | 'busy' | 'refused' | 'away'

export class VideoFault extends Error {
  override readonly name = 'VideoFault'
  readonly kind: FaultKind
  readonly retryAfterSeconds: number | null

  constructor(kind: FaultKind, retryAfterSeconds: number | null = null) {
    super(kind)
    this.kind = kind
    this.retryAfterSeconds = retryAfterSeconds
  }
}

/** Rethrows errors that aren't the video service's. */
export const refusedByVideo = (error: unknown): never => {
  if (!(error instanceof VideoFault)) throw error
  switch (error.kind) {
    case 'credentials':
      throw new Refusal('streaming-token-conflict')
    case 'busy':
      throw new Refusal('streaming-busy', { retryAfterSeconds: error.retryAfterSeconds ?? 60 })
    case 'refused':
    case 'away':
      throw new Refusal('streaming-conflict')
    default:
      throw error
  }
}
