import { existsSync } from 'node:fs'
import { join } from 'node:path'

/** Whether this is the program of an archive, which stands two folders above it, and not the repository. */
export const IS_PACKAGED = existsSync(join(import.meta.dirname, '../../../latido.js'))

/** What somebody types to call a command here. */
export const LATIDO = IS_PACKAGED ? './latido' : 'npx --yes pnpm@12 latido'
