import type { Database } from '../../database/database.ts'
import { Refusal } from '../../http/errors/refusal.ts'
import { createCenter, type NewCenter } from '../center/create-center.ts'
import { hasCenter } from '../center/has-center.ts'
import { createAdministrator, type NewAdministrator } from '../staff/create-administrator.ts'
import { spendSetupToken } from './setup-token.ts'

interface FirstCenter {
  readonly token: string
  readonly center: NewCenter
  readonly admin: Omit<NewAdministrator, 'branchUuid' | 'role'>
}

/** Makes the first center and its administrator for whoever holds the printed token: everything, or nothing. */
export const setUpCenter = (
  db: Database,
  { token, center, admin }: FirstCenter,
): Promise<{ readonly branchUuid: string; readonly adminUuid: string }> =>
  db.transaction(async (tx) => {
    const isMine = await spendSetupToken(tx, token)
    if (await hasCenter(tx)) throw new Refusal('already-set-up')
    if (!isMine) throw new Refusal('setup-token-unknown')
    const branchUuid = await createCenter(tx, center)
    const adminUuid = await createAdministrator(tx, { ...admin, branchUuid, role: 'admin' })
    return { branchUuid, adminUuid }
  })
