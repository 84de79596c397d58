export interface Broadcasts {
  readonly publish: (topic: BroadcastTopic, value: string) => void
  readonly subscribe: (topic: BroadcastTopic, act: (value: string) => void) => void
}

export type BroadcastTopic = 'client-expelled' | 'phone-ended' | 'mail-queued' | 'progress-watched'

export const noBroadcasts: Broadcasts = { publish: () => {}, subscribe: () => {} }

export interface OwnerCalls {
  /** Null if no server owns the class, as during a handover. Refuses as unavailable if the owner doesn't answer. */
  readonly ask: <Answer>(classUuid: string, call: object) => Promise<Answer | null>
  readonly answer: (classUuid: string, perform: (call: unknown) => Promise<object>) => () => Promise<void>
}

export interface Presence {
  readonly self: string
  /** False for a server that is only briefly disconnected. */
  readonly isGone: (server: string) => Promise<boolean>
}

export interface Reach {
  readonly isCutOff: () => boolean
  /** Called with a delay, after load balancers can have noticed. */
  readonly onCutOff: (act: () => void) => void
}

export const alwaysReached: Reach = { isCutOff: () => false, onCutOff: () => {} }

/** NATS ensures that one server at a time owns a class. */
export interface ClassLeases {
  readonly take: (classUuid: string) => Promise<boolean>
  readonly renew: (classUuid: string) => Promise<boolean>
  readonly release: (classUuid: string) => Promise<void>
  readonly isHeldElsewhere: (classUuid: string) => boolean
  readonly holders: () => ReadonlySet<string>
  readonly giveUpOn: (server: string) => void
  /** True while no other server can have taken the lease. */
  readonly isSure: (classUuid: string) => boolean
}

export interface Readiness extends Reach {
  readonly isDraining: () => boolean
  /** Fails readiness checks for a while before a stop. A second call ends the wait. */
  readonly drain: (milliseconds: number) => Promise<void>
}
