import { FOLDED_MS, type NoteLook } from '../commands/folded.ts'
import { recordFolded } from '../commands/record-audit.ts'
import { createLatest } from '../latest.ts'

/** People and what they look at, of an hour of a large center. */
const MOST_KEPT = 5000

/** Notes each once an hour. What this process has noted is kept in memory, so that a search as somebody types costs nothing. */
export const createNoteLook = (): NoteLook => {
  const noted = createLatest<number>(MOST_KEPT)
  return async ({ adminUuid, branch }, look, now) => {
    const name = `${branch.branchUuid} ${adminUuid ?? ''} ${look.action} ${look.subject?.uuid ?? ''}`
    const at = noted.get(name)
    if (at !== undefined && now - at < FOLDED_MS) return
    await branch.run((tx) => recordFolded(tx, { adminUuid, branch }, look, now))
    noted.set(name, now)
  }
}
