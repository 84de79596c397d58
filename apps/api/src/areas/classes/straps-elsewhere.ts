import type { LiveClass, StrapElsewhere } from './live-class.ts'

/** A strap not heard for so long has left the room. */
const FORGOTTEN_AFTER_MS = 30_000

/** Notes that a strap is heard here that counts elsewhere, for the coach of this class. */
export const noteStrapElsewhere = ({ strapsElsewhere }: LiveClass, strap: StrapElsewhere): void => {
  strapsElsewhere.set(strap.memberUuid, strap)
}

/** The straps that are heard here now and count elsewhere. */
export const strapsElsewhereOf = ({ strapsElsewhere }: LiveClass, now: number): readonly StrapElsewhere[] => {
  for (const [uuid, { heardAt }] of strapsElsewhere) {
    if (now - heardAt > FORGOTTEN_AFTER_MS) strapsElsewhere.delete(uuid)
  }
  return [...strapsElsewhere.values()]
}
