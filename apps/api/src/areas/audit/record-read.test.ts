import { expect, it } from 'vitest'

import { AUDIT_READERS } from '../../app/audit-readers.ts'
import type { BranchDatabase } from '../../database/branch-database.ts'
import { DatabaseUnavailable, DiskFull } from '../../lib/outage.ts'
import { createAuditTrail } from './create-audit-trail.ts'

const look = { action: 'members-searched' } as const
const HOUR = 3_600_000

const branchThat = (fails: () => Error | null) => {
  const tries = { count: 0 }
  const run = async () => {
    tries.count += 1
    const error = fails()
    if (error !== null) throw error
  }
  return { tries, branch: { branchUuid: 'b', run } as unknown as BranchDatabase }
}

it('a view on a full disk is allowed, logged, and recorded in the audit log once there is space', async () => {
  let failure: Error | null = new DiskFull('no space')
  const logged: unknown[] = []
  const recordRead = createAuditTrail(AUDIT_READERS, { warn: (...line) => void logged.push(line) }).recordRead
  const { branch, tries } = branchThat(() => failure)
  await recordRead({ adminUuid: 'a', branch }, look, 0)
  expect(logged).toEqual([['look-not-in-audit', { administrator: 'a', action: 'members-searched', subject: '' }]])
  failure = null
  await recordRead({ adminUuid: 'a', branch }, look, 1000)
  await recordRead({ adminUuid: 'a', branch }, look, HOUR)
  expect(tries.count).toBe(2)
  await recordRead({ adminUuid: 'a', branch }, look, 1000 + HOUR)
  expect(tries.count).toBe(3)
})

it('a view that cannot be recorded for another reason is refused', async () => {
  const recordRead = createAuditTrail(AUDIT_READERS, { warn: () => {} }).recordRead
  const { branch } = branchThat(() => new DatabaseUnavailable('away'))
  await expect(recordRead({ adminUuid: 'a', branch }, look, 0)).rejects.toThrow('away')
})
