const KIB = 1024
const MIB = 1024 * KIB

/** Times in ms, sizes in bytes. */
export const DEFAULT_LIMITS = {
  maxConnections: 20_000,
  maxAttachments: 100,
  maxChannelNameLength: 300,
  maxMessagesPerPublish: 100,
  maxMessageBytes: 64 * KIB,
  /** Escaping in JSON enlarges a message of the maximum size. */
  maxInboundFrameBytes: 256 * KIB,
  /** A slower reader is disconnected, then resumes or learns of a gap. */
  maxBufferedBytes: 4 * MIB,
  inboundFramesPerSecond: 50,
  inboundBurst: 200,
  /** Same as hosted Ably. */
  ringMs: 120_000,
  /** Below `maxBufferedBytes`, so that the backlog of one channel disconnects no reader. */
  ringBytes: 3 * MIB,
  ringMessages: 10_000,
  connectionStateMs: 120_000,
  maxIdentities: 50_000,
  /** Heartbeat interval; a client treats longer silence as a lost connection. */
  maxIdleMs: 4000,
  /** A socket that is silent for longer, even to pings, is dead. */
  maxSilenceMs: 30_000,
  /** How long before expiry a client is asked for a new token. */
  renewalLeadMs: 60_000,
  closeGraceMs: 1000,
} as const

export type Limits = { readonly [Name in keyof typeof DEFAULT_LIMITS]: number }
