import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import type { Config } from '../../lib/config.ts'

/** Null for an unencrypted backup, and for a key set in the environment, which is stored elsewhere. */
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
