import * as z from 'zod/mini'

/** The service of systemd sets both folders. */
const Environment = z.object({
  LATIDO_SERVER: z.url({ protocol: /^https?$/ }),
  LATIDO_CENTER: z.optional(z.string()),
  LATIDO_KEY: z.optional(z.string()),
  LATIDO_TERMINALS: z._default(z.string(), ''),
  DBUS_SYSTEM_BUS_ADDRESS: z._default(z.string(), 'unix:path=/run/dbus/system_bus_socket'),
  STATE_DIRECTORY: z._default(z.string(), '.data/receiver/state'),
  RUNTIME_DIRECTORY: z._default(z.string(), '.data/receiver/memory'),
  PORT: z._default(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(65_535)), 8080),
})

export interface Config {
  readonly server: string
  /** Host name of the center's page, if another than the server's. */
  readonly center: string
  /** Null to pair by code. */
  readonly key: string | null
  /** Terminals to use in addition to the sticks found. */
  readonly terminals: readonly string[]
  readonly busAddress: string
  readonly stateFolder: string
  readonly memoryFolder: string
  readonly port: number
}

/** @throws with the names of invalid settings. */
export const readConfig = (environment: Readonly<Record<string, string | undefined>>): Config => {
  const given = Object.entries(environment).filter(([, value]) => value !== '')
  const read = Environment.safeParse(Object.fromEntries(given))
  if (!read.success)
    throw new Error(read.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('\n'))
  const { data } = read
  return {
    server: data.LATIDO_SERVER.replace(/\/+$/, ''),
    center: data.LATIDO_CENTER ?? new URL(data.LATIDO_SERVER).hostname,
    key: data.LATIDO_KEY ?? null,
    terminals: data.LATIDO_TERMINALS.split(',').filter((path) => path !== ''),
    busAddress: data.DBUS_SYSTEM_BUS_ADDRESS,
    stateFolder: data.STATE_DIRECTORY,
    memoryFolder: data.RUNTIME_DIRECTORY,
    port: data.PORT,
  }
}
