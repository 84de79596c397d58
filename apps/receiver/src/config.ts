import * as z from 'zod/mini'

/** The service of systemd sets both folders. */
const Environment = z.object({
  LATIDO_SERVER: z.url(),
  LATIDO_CENTER: z.optional(z.string()),
  LATIDO_KEY: z.optional(z.string()),
  STATE_DIRECTORY: z._default(z.string(), '.receiver/state'),
  RUNTIME_DIRECTORY: z._default(z.string(), '.receiver/memory'),
  PORT: z._default(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(65_535)), 8080),
})

export interface Config {
  readonly server: string
  /** Host of the center's page, where it differs from the server's. */
  readonly center: string
  /** Null to pair by code. */
  readonly key: string | null
  readonly stateFolder: string
  readonly memoryFolder: string
  readonly port: number
}

/** @throws with the names of the wrong settings. */
export const readConfig = (environment: Readonly<Record<string, string | undefined>>): Config => {
  const read = Environment.safeParse(environment)
  if (!read.success)
    throw new Error(read.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('\n'))
  const { LATIDO_SERVER, LATIDO_CENTER, LATIDO_KEY, STATE_DIRECTORY, RUNTIME_DIRECTORY, PORT } = read.data
  return {
    server: LATIDO_SERVER.replace(/\/$/, ''),
    center: LATIDO_CENTER ?? new URL(LATIDO_SERVER).host,
    key: LATIDO_KEY ?? null,
    stateFolder: STATE_DIRECTORY,
    memoryFolder: RUNTIME_DIRECTORY,
    port: PORT,
  }
}
