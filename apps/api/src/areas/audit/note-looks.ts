import { isDiskFull } from '../../http/errors/outage.ts'
import type { Log } from '../../lib/log.ts'
import { createLruCache } from '../../lib/lru-cache.ts'
import { FOLDED_MS, type NoteLook } from './folded.ts'
import { recordFolded } from './record-audit.ts'

/** People and what they look at, of an hour of a large center. */
const MOST_KEPT = 5000

/** Notes each look once an hour. Remembers what this process has noted, so that search-as-you-type costs nothing. */
export const createNoteLook = (log: Pick<Log, 'warn'>): NoteLook => {
  const noted = createLruCache<number>(MOST_KEPT)
  return async ({ adminUuid, branch }, look, now) => {
    const name = `${branch.branchUuid} ${adminUuid ?? ''} ${look.action} ${look.subject?.uuid ?? ''}`
    const at = noted.get(name)
    if (at !== undefined && now - at < FOLDED_MS) return
    try {
      await branch.run((tx) => recordFolded(tx, { adminUuid, branch }, look, now))
      noted.set(name, now)
    } catch (error) {
      // reads must work on a full disk, so the log takes the entry
      if (!isDiskFull(error)) throw error
      const subject = look.subject?.uuid ?? ''
      log.warn('look-not-in-audit', { administrator: adminUuid ?? 'nobody', action: look.action, subject })
    }
  }
}
