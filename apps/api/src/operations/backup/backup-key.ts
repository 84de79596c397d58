import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import type { Config } from '../../lib/config.ts'

/**
 * The key of the data directory that secrets in the database are sealed under, for a backup to carry. One that is not
 * encrypted itself carries none, nor is one carried that the environment gives: it is kept elsewhere.
 */
export const backupKey = async (
  { dataDirectory, installationKey }: Pick<Config, 'dataDirectory' | 'installationKey'>,
  isEncrypted: boolean,
): Promise<string | null> => {
  if (!isEncrypted || installationKey !== null) return null
  return readFile(join(dataDirectory, 'installation.key'), 'utf8').then(
    (text) => text.trim(),
    () => null,
  )
}
