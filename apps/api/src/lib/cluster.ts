/** What one server tells all others, which act on it themselves. */
export interface Broadcasts {
  readonly tell: (topic: BroadcastTopic, value: string) => void
  readonly hear: (topic: BroadcastTopic, act: (value: string) => void) => void
}

export type BroadcastTopic = 'client-expelled' | 'phone-ended' | 'mail-queued' | 'progress-watched'

/** For a server that is alone. */
export const noBroadcasts: Broadcasts = { tell: () => {}, hear: () => {} }

/** Asks whichever server has a class. */
export interface OwnerCalls {
  /** Its answer; null where no server has the class, as at the moment of a hand-over. Refuses as unavailable where its server does not answer. */
  readonly ask: <Answer>(classUuid: string, call: object) => Promise<Answer | null>
  /** Answers for a class from now on. The returned function takes no more and waits for the answers under way. */
  readonly answer: (classUuid: string, perform: (call: unknown) => Promise<object>) => () => Promise<void>
}

/** Which servers are there, as far as NATS knows whom it is connected to. */
export interface Presence {
  /** This one. */
  readonly self: string
  /** Whether NATS has no connection of a server, and has none a moment later. */
  readonly isGone: (server: string) => Promise<boolean>
}

/** Whether this server reaches the others. */
export interface Reach {
  readonly isCutOff: () => boolean
  /** Hears a moment after this server was cut off, when whoever hands calls out may know of it. */
  readonly onCutOff: (act: () => void) => void
}

/** For a server that is alone. */
export const alwaysReached: Reach = { isCutOff: () => false, onCutOff: () => {} }

/** Which server has a class: at any moment one, as far as NATS knows. */
export interface ClassLeases {
  /** Takes a lease that nobody has, or that a server has which is gone; false where somebody has it. */
  readonly take: (classUuid: string) => Promise<boolean>
  /** Keeps a lease; false where it has become another's. Rejects where NATS does not answer. */
  readonly renew: (classUuid: string) => Promise<boolean>
  readonly release: (classUuid: string) => Promise<void>
  /** Whether another server, which is not known to be gone, was heard to keep a lease lately. */
  readonly isHeldElsewhere: (classUuid: string) => boolean
  /** The servers that are, or were, heard to keep leases. */
  readonly holders: () => ReadonlySet<string>
  /** Notes that a server is gone: what it holds is free before its time. */
  readonly giveUpOn: (server: string) => void
  /** Whether this server's lease cannot have become another's: not yet, or because nobody can take one. */
  readonly isSure: (classUuid: string) => boolean
}

/** Whether whoever hands calls out may still hand them to this process. */
export interface Readiness extends Reach {
  readonly isDraining: () => boolean
  /**
   * Says from now on that this process is about to stop, and resolves once that was said for so long. Whoever asks a
   * second time does not wait, and ends the first one's wait.
   */
  readonly drain: (milliseconds: number) => Promise<void>
}
