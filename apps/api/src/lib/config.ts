import type { LogLevel } from './log-levels.ts'
import type { TrustedProxies } from './trusted-proxies.ts'

interface NatsMeeting extends NatsAddress {
  /** The path of a `.creds` file that says who this server is, where its address does not; null without one. */
  readonly credentialsFile: string | null
  readonly replicas: number
}

export interface Config {
  readonly port: number
  readonly host: string
  readonly dataDirectory: string
  /** Where browsers reach this server, when that is not where it listens. */
  readonly publicUrl: string | null
  /** Whose word on a caller's address and scheme is believed; nobody's unless named. */
  readonly trustedProxies: TrustedProxies
  /** The certificate this server answers with itself; null where it speaks plain HTTP. */
  readonly tls: TlsFiles | null
  readonly databaseUrl: string | null
  /** Where several servers of one database meet; null for a server that is alone. */
  readonly nats: NatsMeeting | null
  /** Where the backups of the embedded database are kept; another disk than the data's is better. */
  readonly backupDirectory: string
  /** What backups that the server takes by itself are encrypted with; null leaves them readable to their owner. */
  readonly backupPassphrase: string | null
  /** How long a training's seconds are kept; then a value a minute, and its totals as they are. */
  readonly secondsKeptDays: number
  /** With less room than this on the disk of the data or of its backups, administrators are told. */
  readonly diskWarnGb: number
  readonly ablyApiKey: string | null
  /** The mail server; without one, mails become files in the data directory. */
  readonly smtpUrl: string | null
  /** The address all mails come from. */
  readonly mailFrom: string
  /** A Nominatim-compatible service that finds addresses; without one they are found to the city. */
  readonly mapStyleUrl: string | null
  readonly geocoderUrl: string | null
  /** Where Zoom's REST API and its authorization are. */
  readonly zoomApiUrl: string
  readonly zoomOauthUrl: string
  /** Where browsers load Zoom's web meeting SDK from. */
  readonly zoomSdkUrl: string
  /** Encrypts secrets in the database. Null: a key in the data directory does. */
  readonly installationKey: Buffer | null
  /** Whether nobody but this machine is meant to reach the server: what it offers without a secret ends here. */
  readonly isOnLoopback: boolean
  /** Whether an empty database may be given the demo center. */
  readonly mayCreateDemo: boolean
  /** Where faults are reported, in the words of Sentry; null reports none. */
  readonly sentryDsn: string | null
  /** What whoever reads this server's figures from elsewhere shows; null lets nobody but this machine. */
  readonly metricsToken: string | null
  readonly logLevel: LogLevel
  /** Whether every answered call is a line of the log. */
  readonly logsCalls: boolean
  /** How long it says that it is about to stop before it does, for whoever hands calls out to notice. */
  readonly drainSeconds: number
  /** Whether people train by it: what is for those who build the product is left out. */
  readonly isProduction: boolean
  /** Answers are checked against the contract everywhere but in production. */
  readonly checkResponses: boolean
}

/** The host name under which browsers reach this server, when that is not where it listens. */
export const publicHostOf = ({ publicUrl }: Pick<Config, 'publicUrl'>): string | null =>
  publicUrl === null ? null : new URL(publicUrl).hostname

/** How to reach NATS: the servers of one cluster, and what this one shows them. */
export interface NatsAddress {
  readonly servers: readonly string[]
  readonly credentials: { readonly user: string; readonly pass: string } | { readonly token: string } | null
  readonly usesTls: boolean
}

/** Where the certificate (with its chain) and its key lie. */
export interface TlsFiles {
  readonly cert: string
  readonly key: string
}
