import { and, asc, eq, isNull } from 'drizzle-orm'

import type { Transaction } from '../../database/database.ts'
import { importRows } from '../../database/schema/imports.ts'
import { members } from '../../database/schema/members.ts'

/** Of the members that the import created or linked again, in the file's order. */
export const importCodes = (tx: Transaction, importUuid: string) =>
  tx
    .select({
      uuid: members.uuid,
      name: members.name,
      lastName1: members.lastName1,
      lastName2: members.lastName2,
      email: members.email,
      signInCode: members.signInCode,
    })
    .from(importRows)
    .innerJoin(members, and(eq(members.uuid, importRows.targetUuid), isNull(members.unlinkedAt)))
    .where(and(eq(importRows.importUuid, importUuid), eq(importRows.outcome, 'created')))
    .orderBy(asc(importRows.number))
