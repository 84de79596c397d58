import type { TrustedProxies } from './trusted-proxies.ts'

/** In its own file, because the log is loaded later, while the database opens. */
export const LOG_LEVELS = ['debug', 'info', 'warn', 'error', 'silent'] as const
export type LogLevel = (typeof LOG_LEVELS)[number]

interface NatsMeeting extends NatsAddress {
  readonly credentialsFile: string | null
  readonly replicas: number
}

export interface Config {
  readonly port: number
  readonly host: string
  readonly dataDirectory: string
  readonly publicUrl: string | null
  /** Proxies whose forwarding headers are trusted. */
  readonly trustedProxies: TrustedProxies
  readonly tls: TlsFiles | null
  readonly databaseUrl: string | null
  readonly nats: NatsMeeting | null
  readonly backupDirectory: string
  /** Null stores automatic backups unencrypted. */
  readonly backupPassphrase: string | null
  /** After this, minute means and totals remain. */
  readonly secondsKeptDays: number
  readonly diskWarnGb: number
  readonly ablyApiKey: string | null
  /** Null writes emails to files in the data directory. */
  readonly smtpUrl: string | null
  readonly mailFrom: string
  /** Nominatim-compatible geocoder; null uses the bundled city data. */
  readonly mapStyleUrl: string | null
  readonly geocoderUrl: string | null
  readonly zoomApiUrl: string
  readonly zoomOauthUrl: string
  readonly zoomSdkUrl: string
  /** Null uses a key file in the data directory. */
  readonly installationKey: Buffer | null
  /** Only this machine can reach the server, so some features need no secret. */
  readonly isOnLoopback: boolean
  readonly mayCreateDemo: boolean
  readonly sentryDsn: string | null
  /** Required to read metrics remotely. Null allows local requests only. */
  readonly metricsToken: string | null
  readonly logLevel: LogLevel
  readonly logsCalls: boolean
  readonly drainSeconds: number
  /** False enables developer pages. */
  readonly isProduction: boolean
  readonly checkResponses: boolean
}

export const publicHostOf = ({ publicUrl }: Pick<Config, 'publicUrl'>): string | null =>
  publicUrl === null ? null : new URL(publicUrl).hostname

export interface NatsAddress {
  readonly servers: readonly string[]
  readonly credentials: { readonly user: string; readonly pass: string } | { readonly token: string } | null
  readonly usesTls: boolean
}

export interface TlsFiles {
  readonly cert: string
  readonly key: string
}
