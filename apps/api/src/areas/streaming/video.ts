import { Refusal } from '../../lib/refusal.ts'

declare module '../../lib/context.ts' {
  interface Context {
    readonly video: Video
  }
}

/** What a center's video account is reached by. */
export interface VideoAccount {
  /** The user who hosts. */
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

/** Makes and ends video meetings in a center's own account. Failures are a {@link VideoFault}. */
export interface Video {
  /** Answers the number of the meeting. */
  readonly create: (account: VideoAccount, meeting: NewMeeting) => Promise<string>
  /** A meeting that is not there counts as ended. */
  readonly end: (account: VideoAccount, number: string) => Promise<void>
}

type FaultKind = 'credentials' | 'busy' | 'refused' | 'away'

/** The video service did not do what it was asked: it knows no such account, has no time, says no, or says nothing. */
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

/** What a failure of the video service means to who asked; anything else is passed on as it is. */
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
