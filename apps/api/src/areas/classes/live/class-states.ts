import { eq } from 'drizzle-orm'

import type { Database } from '../../../database/database.ts'
import { classes } from '../../../database/schema/classes.ts'

interface ClassState {
  readonly branch: string
  readonly state: (typeof classes.$inferSelect)['remoteState']
}

export type StateOf = (classUuid: string) => Promise<ClassState | undefined>

/** Runs one query for all phones of a class without a server, so that they don't delay its takeover. */
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
