import { describe, expect, it } from 'vitest'

import type { StaffPrincipal } from './principal.ts'
import { readAhead } from './read-ahead.ts'

const branchOf = (branchUuid: string) => ({ branchUuid }) as StaffPrincipal['branch']

const ANA: StaffPrincipal = {
  kind: 'staff',
  adminUuid: 'ana',
  role: 'admin',
  permissions: ['dashboard'],
  features: ['gamification'],
  sessionUuid: 'session',
  token: 'token',
  isRemembered: false,
  branch: branchOf('here'),
}

/** A reading of whose name it is for, and what was read for whom. */
const world = () => {
  const readFor: (string | undefined)[] = []
  const read = async (principal: unknown) => {
    const { branch } = principal as StaffPrincipal
    readFor.push(branch.branchUuid)
    return `of ${branch.branchUuid}`
  }
  return { readFor, read }
}

describe('what only reads', () => {
  it('has begun before it is known who calls, and answers once it is', async () => {
    const { readFor, read } = world()
    const { promise: caller, resolve } = Promise.withResolvers<StaffPrincipal>()
    const answer = readAhead({ supposed: ANA, caller }, read)
    expect(readFor).toEqual(['here'])
    let isAnswered = false
    void answer.then(() => {
      isAnswered = true
    })
    await new Promise(setImmediate)
    expect(isAnswered).toBe(false)
    resolve({ ...ANA })
    await expect(answer).resolves.toBe('of here')
    expect(readFor).toEqual(['here'])
  })

  it.each<[string, Partial<StaffPrincipal>, string]>([
    ['another branch', { branch: branchOf('elsewhere') }, 'of elsewhere'],
    ['another account', { adminUuid: 'bea' }, 'of here'],
    ['another role', { role: 'coach' }, 'of here'],
    ['other permissions', { permissions: [] }, 'of here'],
    ['other features', { features: [] }, 'of here'],
    ['another session', { sessionUuid: 'other' }, 'of here'],
  ])('is read anew where the caller has %s', async (_, changed, expected) => {
    const { readFor, read } = world()
    const caller = Promise.resolve({ ...ANA, ...changed })
    await expect(readAhead({ supposed: ANA, caller }, read)).resolves.toBe(expected)
    expect(readFor).toHaveLength(2)
  })

  it('is heard of by nobody where nobody may call, whether it could be read or not', async () => {
    const refused = () => Promise.reject(new Error('unauthenticated'))
    await expect(readAhead({ supposed: ANA, caller: refused() }, world().read)).rejects.toThrow('unauthenticated')
    const read = () => Promise.reject(new Error('not found'))
    await expect(readAhead({ supposed: ANA, caller: refused() }, read)).rejects.toThrow('unauthenticated')
  })

  it('fails as it failed for the caller, and not as for somebody else', async () => {
    const read = async (principal: unknown) => {
      if ((principal as StaffPrincipal).role === 'admin') throw new Error('not found')
      return 'found'
    }
    await expect(readAhead({ supposed: ANA, caller: Promise.resolve(ANA) }, read)).rejects.toThrow('not found')
    const coach = Promise.resolve({ ...ANA, role: 'coach' })
    await expect(readAhead({ supposed: ANA, caller: coach }, read)).resolves.toBe('found')
  })
})
