import { and, asc, eq, gt } from 'drizzle-orm'

import type { Transaction } from '../../database/database.ts'
import { displays } from '../../database/schema/displays.ts'
import { administrators } from '../../database/schema/staff.ts'
import { nameKey } from '../../lists/text-search.ts'

export const listDisplays = (tx: Transaction): Promise<(typeof displays.$inferSelect)[]> =>
  tx
    .select()
    .from(displays)
    .orderBy(asc(nameKey(displays.name)))

export const operatorNow = async (
  tx: Transaction,
  displayUuid: string,
  now: number,
): Promise<{ readonly name: string; readonly role: string } | null> => {
  const [row] = await tx
    .select({ name: administrators.name, role: administrators.role })
    .from(displays)
    .innerJoin(administrators, eq(administrators.uuid, displays.operatorUuid))
    .where(
      and(eq(displays.uuid, displayUuid), gt(displays.operatedUntil, new Date(now)), eq(administrators.isActive, true)),
    )
  return row ?? null
}
