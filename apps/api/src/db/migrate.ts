import { join } from 'node:path'

/** Beside this module in the sources and beside the bundle when built. */
export const migrationsFolder = join(import.meta.dirname, 'migrations')
