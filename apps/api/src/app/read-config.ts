import { join, resolve } from 'node:path'

import { isLoopbackHost } from '@repo/domain/center/host'
import * as z from 'zod/mini'

import { parseNatsUrl } from '../cluster/nats-address.ts'
import { type Config, LOG_LEVELS, type TlsFiles } from '../lib/config.ts'
import { parseDsn } from '../lib/error-reports.ts'
import { parseInstallationKey } from '../lib/secrets.ts'
import { parseTrustedProxies } from '../lib/trusted-proxies.ts'

const optionalUrl = z.optional(z.url())

export const Environment = z.object({
  PORT: z._default(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(65_535)), 3000),
  HOST: z._default(z.string(), '127.0.0.1'),
  DATA_DIR: z._default(z.string(), '.data'),
  PUBLIC_URL: optionalUrl,
  TRUSTED_PROXIES: z.optional(
    z
      .string()
      .check(
        z.refine(
          (text) => parseTrustedProxies(text) !== null,
          'is a number of hops from 1 to 9, or a list of addresses and ranges such as 10.0.0.0/8',
        ),
      ),
  ),
  TLS_CERT: z.optional(z.string()),
  TLS_KEY: z.optional(z.string()),
  DATABASE_URL: optionalUrl,
  NATS_URL: z.optional(
    z
      .string()
      .check(
        z.refine((text) => parseNatsUrl(text) !== null, 'has the form nats://user:password@one:4222,nats://two:4222'),
      ),
  ),
  NATS_CREDS: z.optional(z.string()),
  NATS_REPLICAS: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(5)), 1),
  BACKUP_DIR: z.optional(z.string()),
  BACKUP_PASSPHRASE: z.optional(z.string().check(z.minLength(12, 'has at least 12 characters'))),
  SECONDS_KEPT_DAYS: z._default(z.coerce.number().check(z.int(), z.minimum(7), z.maximum(36_500)), 90),
  DISK_WARN_GB: z._default(z.coerce.number().check(z.minimum(0), z.maximum(1_000_000)), 5),
  ABLY_API_KEY: z.optional(z.string().check(z.regex(/^[\w-]+\.[\w-]+:.+$/, 'has the form app.key:secret'))),
  SMTP_URL: z.optional(z.url({ protocol: /^smtps?$/, error: 'has the form smtp://user:password@host:port' })),
  MAIL_FROM: z.optional(z.email()),
  GEOCODER_URL: optionalUrl,
  MAP_STYLE_URL: z.optional(z.url({ protocol: /^https?$/, error: 'has the form https://maps.example/style.json' })),
  ZOOM_API_URL: z._default(z.url(), 'https://api.zoom.us'),
  ZOOM_OAUTH_URL: z._default(z.url(), 'https://zoom.us'),
  ZOOM_SDK_URL: z._default(z.url({ protocol: /^https?$/ }), 'https://source.zoom.us'),
  INSTALLATION_KEY: z.optional(
    z.string().check(z.refine((text) => parseInstallationKey(text) !== null, 'is 32 bytes in base64')),
  ),
  SENTRY_DSN: z.optional(
    z.string().check(z.refine((text) => parseDsn(text) !== null, 'has the form https://key@host/project')),
  ),
  DEMO: z._default(z.enum(['0', '1', 'auto']), 'auto'),
  METRICS_TOKEN: z.optional(z.string().check(z.minLength(16, 'has at least 16 characters'))),
  ACCESS_LOG: z._default(z.enum(['0', '1']), '0'),
  DRAIN_SECONDS: z._default(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(60)), 0),
  LOG_LEVEL: z._default(z.enum(LOG_LEVELS), 'info'),
  NODE_ENV: z._default(z.string(), 'development'),
})

type Env = z.infer<typeof Environment>

/** Mail servers reject senders with an invented domain, which works for the outbox only. */
const mailFromOf = ({ MAIL_FROM, PUBLIC_URL, SMTP_URL }: Env): string => {
  if (MAIL_FROM !== undefined) return MAIL_FROM
  if (PUBLIC_URL !== undefined) return `no-reply@${new URL(PUBLIC_URL).hostname}`
  if (SMTP_URL !== undefined) throw new Error('Invalid environment. MAIL_FROM is required with SMTP_URL')
  return 'no-reply@localhost'
}

const isOnLoopback = ({ HOST, PUBLIC_URL }: Env): boolean =>
  isLoopbackHost(HOST) && (PUBLIC_URL === undefined || isLoopbackHost(new URL(PUBLIC_URL).hostname))

const mayCreateDemo = (env: Env): boolean =>
  env.DEMO === '1' || (env.DEMO === 'auto' && env.DATABASE_URL === undefined && isOnLoopback(env))

const withoutSlash = (url: string): string => url.replace(/\/+$/, '')

const tlsOf = ({ TLS_CERT, TLS_KEY }: Env, workingDirectory: string): TlsFiles | null => {
  if (TLS_CERT === undefined && TLS_KEY === undefined) return null
  if (TLS_CERT === undefined) throw new Error('Invalid environment. TLS_CERT is required with TLS_KEY')
  if (TLS_KEY === undefined) throw new Error('Invalid environment. TLS_KEY is required with TLS_CERT')
  return { cert: resolve(workingDirectory, TLS_CERT), key: resolve(workingDirectory, TLS_KEY) }
}

/** Servers of one database must share the key that encrypts its secrets. */
const natsOf = (env: Env, workingDirectory: string): Config['nats'] => {
  const { NATS_URL, NATS_CREDS, NATS_REPLICAS: replicas, DATABASE_URL, INSTALLATION_KEY } = env
  const address = NATS_URL === undefined ? null : parseNatsUrl(NATS_URL)
  if (address === null) {
    if (NATS_CREDS !== undefined) throw new Error('Invalid environment. NATS_URL is required with NATS_CREDS')
    return null
  }
  if (NATS_CREDS !== undefined && address.credentials !== null) {
    throw new Error('Invalid environment. NATS_URL already contains credentials, so remove NATS_CREDS')
  }
  if (DATABASE_URL === undefined) throw new Error('Invalid environment. DATABASE_URL is required with NATS_URL')
  if (INSTALLATION_KEY === undefined) {
    throw new Error('Invalid environment. INSTALLATION_KEY is required with NATS_URL')
  }
  const credentialsFile = NATS_CREDS === undefined ? null : resolve(workingDirectory, NATS_CREDS)
  return { ...address, credentialsFile, replicas }
}

/** Throws an error that lists every invalid variable. */
export const readConfig = (environment: NodeJS.ProcessEnv, workingDirectory: string): Config => {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const parsed = Environment.safeParse(given)
  if (!parsed.success) {
    const faults = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)
    throw new Error(`Invalid environment. ${faults.join('; ')}`)
  }
  const env = parsed.data
  return {
    port: env.PORT,
    host: env.HOST,
    dataDirectory: resolve(join(workingDirectory, '.'), env.DATA_DIR),
    publicUrl: env.PUBLIC_URL ?? null,
    trustedProxies: env.TRUSTED_PROXIES === undefined ? null : parseTrustedProxies(env.TRUSTED_PROXIES),
    tls: tlsOf(env, workingDirectory),
    databaseUrl: env.DATABASE_URL ?? null,
    nats: natsOf(env, workingDirectory),
    backupDirectory: resolve(workingDirectory, env.BACKUP_DIR ?? join(env.DATA_DIR, 'backups')),
    backupPassphrase: env.BACKUP_PASSPHRASE ?? null,
    secondsKeptDays: env.SECONDS_KEPT_DAYS,
    diskWarnGb: env.DISK_WARN_GB,
    ablyApiKey: env.ABLY_API_KEY ?? null,
    smtpUrl: env.SMTP_URL ?? null,
    mailFrom: mailFromOf(env),
    mapStyleUrl: env.MAP_STYLE_URL ?? null,
    geocoderUrl: env.GEOCODER_URL === undefined ? null : withoutSlash(env.GEOCODER_URL),
    zoomApiUrl: withoutSlash(env.ZOOM_API_URL),
    zoomOauthUrl: withoutSlash(env.ZOOM_OAUTH_URL),
    zoomSdkUrl: withoutSlash(env.ZOOM_SDK_URL),
    installationKey: env.INSTALLATION_KEY === undefined ? null : parseInstallationKey(env.INSTALLATION_KEY),
    isOnLoopback: isOnLoopback(env),
    mayCreateDemo: mayCreateDemo(env),
    sentryDsn: env.SENTRY_DSN ?? null,
    metricsToken: env.METRICS_TOKEN ?? null,
    logLevel: env.LOG_LEVEL,
    logsCalls: env.ACCESS_LOG === '1',
    drainSeconds: env.DRAIN_SECONDS,
    isProduction: env.NODE_ENV === 'production',
    checkResponses: env.NODE_ENV !== 'production',
  }
}
