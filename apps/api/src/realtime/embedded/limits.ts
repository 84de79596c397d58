const KIB = 1024
const MIB = 1024 * KIB

/** What the endpoint holds back and when it gives up on somebody. Times are milliseconds, sizes bytes. */
export const DEFAULT_LIMITS = {
  maxConnections: 20_000,
  maxAttachments: 100,
  maxChannelNameLength: 300,
  maxMessagesPerPublish: 100,
  maxMessageBytes: 64 * KIB,
  /** A message of the largest size grows when it is escaped as a string within JSON. */
  maxInboundFrameBytes: 256 * KIB,
  /** A reader this far behind is cut; it resumes from its own position, or learns that it has missed something. */
  maxBufferedBytes: 4 * MIB,
  inboundFramesPerSecond: 50,
  inboundBurst: 200,
  /** Hosted Ably keeps continuity as long. */
  ringMs: 120_000,
  /** Less than a reader may lag behind, so that nobody is cut by the backlog of one channel. */
  ringBytes: 3 * MIB,
  ringMessages: 10_000,
  connectionStateMs: 120_000,
  /** With and without a socket; beyond it the oldest without one are forgotten. */
  maxIdentities: 50_000,
  /** A client hears something at least this often, and takes longer silence for a dead network. */
  maxIdleMs: 4000,
  /** A socket from which nothing has come for so long, not even an answer to a ping, is dead. */
  maxSilenceMs: 30_000,
  /** A client is asked for a new token this long before the old one expires. */
  renewalLeadMs: 60_000,
  /** How long a peer may take to answer the closing handshake. */
  closeGraceMs: 1000,
} as const

export type Limits = { readonly [Name in keyof typeof DEFAULT_LIMITS]: number }
