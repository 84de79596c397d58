import { eq } from 'drizzle-orm'

import type { Database } from '../../../database/database.ts'
import { classes } from '../../../database/schema/classes.ts'

interface ClassState {
  readonly branch: string
  readonly state: (typeof classes.$inferSelect)['remoteState']
}

/** What the database says of a class; undefined where it has none. */
export type StateOf = (classUuid: string) => Promise<ClassState | undefined>

/** Asked once for all the phones of a class that has no server at the moment: they must not hold up its taking up. */
export const createStateOf = (db: Database): StateOf => {
  const asked = new Map<string, Promise<ClassState | undefined>>()
  return (classUuid) => {
    const asking =
      asked.get(classUuid) ??
      db
        .select({ branch: classes.branchUuid, state: classes.remoteState })
        .from(classes)
        .where(eq(classes.uuid, classUuid))
        .then(([row]) => row)
        .finally(() => asked.delete(classUuid))
    asked.set(classUuid, asking)
    return asking
  }
}
