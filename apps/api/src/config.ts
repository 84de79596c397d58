import { join, resolve } from 'node:path'

import * as z from 'zod/mini'

const optionalUrl = z.optional(z.url())

const Environment = z.object({
  PORT: z._default(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(65_535)), 3000),
  HOST: z._default(z.string(), '127.0.0.1'),
  DATA_DIR: z._default(z.string(), '.data'),
  PUBLIC_URL: optionalUrl,
  DATABASE_URL: optionalUrl,
  ABLY_API_KEY: z.optional(z.string().check(z.regex(/^[\w-]+\.[\w-]+:.+$/, 'has the form app.key:secret'))),
  DEMO: z._default(z.enum(['0', '1', 'auto']), 'auto'),
  LOG_LEVEL: z._default(z.enum(['debug', 'info', 'warn', 'error', 'silent']), 'info'),
  NODE_ENV: z._default(z.string(), 'development'),
})

export interface Config {
  readonly port: number
  readonly host: string
  readonly dataDirectory: string
  /** Where browsers reach this server, when that is not where it listens. */
  readonly publicUrl: string | null
  readonly databaseUrl: string | null
  readonly ablyApiKey: string | null
  /** Whether an empty database may be given the demo center. */
  readonly mayCreateDemo: boolean
  readonly logLevel: z.infer<typeof Environment>['LOG_LEVEL']
  /** Answers are checked against the contract everywhere but in production. */
  readonly checkResponses: boolean
}

/** Reads the environment once. Throws with every fault named, so that a typing error is seen at the start. */
export const readConfig = (environment: NodeJS.ProcessEnv, workingDirectory: string): Config => {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const parsed = Environment.safeParse(given)
  if (!parsed.success) {
    const faults = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)
    throw new Error(`The environment cannot be used. ${faults.join('; ')}`)
  }
  const env = parsed.data
  return {
    port: env.PORT,
    host: env.HOST,
    dataDirectory: resolve(join(workingDirectory, '.'), env.DATA_DIR),
    publicUrl: env.PUBLIC_URL ?? null,
    databaseUrl: env.DATABASE_URL ?? null,
    ablyApiKey: env.ABLY_API_KEY ?? null,
    mayCreateDemo: env.DEMO === '1' || (env.DEMO === 'auto' && env.DATABASE_URL === undefined),
    logLevel: env.LOG_LEVEL,
    checkResponses: env.NODE_ENV !== 'production',
  }
}
