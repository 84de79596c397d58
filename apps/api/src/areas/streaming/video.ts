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
