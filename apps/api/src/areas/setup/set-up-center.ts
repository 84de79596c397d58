import { eq } from 'drizzle-orm'

import type { Database } from '../../database/database.ts'
import { branches } from '../../database/schema/center.ts'
import { Refusal } from '../../lib/refusal.ts'
import { hasCenter } from '../center/center-queries.ts'
import { createCenter, type NewCenter } from '../center/create-center.ts'
import { createAdministrator, type NewAdministrator } from '../staff/staff-commands.ts'
import { spendSetupToken } from './setup-token.ts'

interface FirstCenter {
  readonly token: string
  readonly center: NewCenter
  readonly admin: Omit<NewAdministrator, 'branchUuid' | 'role'>
}

interface FirstCenterMade {
  readonly branchUuid: string
  readonly adminUuid: string
  readonly features: Readonly<Record<string, boolean>>
  readonly agreementAcceptedAt: Date | null
}

export const setUpCenter = (db: Database, { token, center, admin }: FirstCenter): Promise<FirstCenterMade> =>
  db.transaction(async (tx) => {
    const isMine = await spendSetupToken(tx, token)
    if (await hasCenter(tx)) throw new Refusal('already-set-up')
    if (!isMine) throw new Refusal('setup-token-unknown')
    const branchUuid = await createCenter(tx, center)
    const adminUuid = await createAdministrator(tx, { ...admin, branchUuid, role: 'admin' })
    const { features, agreementAcceptedAt } = branches
    const [stored] = await tx
      .select({ features, agreementAcceptedAt })
      .from(branches)
      .where(eq(branches.uuid, branchUuid))
    if (stored === undefined) throw new Error('the new center is not stored')
    return { branchUuid, adminUuid, ...stored }
  })
