import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { AUDIT_ACTIONS } from './audit-actions.ts'
import { AUDIT_SUBJECTS, auditChanges, type AuditSnapshot } from './audit.ts'

const value = fc.oneof(fc.string(), fc.integer(), fc.boolean(), fc.constant(null))
const snapshot: fc.Arbitrary<AuditSnapshot> = fc.record({
  name: fc.string(),
  fields: fc.dictionary(fc.constantFrom('name', 'email', 'zone'), value),
  secret: fc.dictionary(fc.constantFrom('weight', 'birthday'), fc.constantFrom('canary-1', 'canary-2', null)),
})

describe('the change between two snapshots', () => {
  const before: AuditSnapshot = {
    name: 'Ana',
    fields: { name: 'Ana', email: 'a@x.mx', landline: null },
    secret: { weight: 70 },
  }

  it.each([
    ['nothing', before, before, []],
    [
      'a field',
      before,
      { ...before, fields: { ...before.fields, email: 'b@x.mx' } },
      [{ field: 'email', before: 'a@x.mx', after: 'b@x.mx' }],
    ],
    [
      'a measure, without its values',
      before,
      { ...before, secret: { weight: 71 } },
      [{ field: 'weight', isWithheld: true }],
    ],
    [
      'a thing that is new',
      null,
      { name: 'Sala', fields: { name: 'Sala', description: null } },
      [{ field: 'name', before: null, after: 'Sala' }],
    ],
    [
      'a thing that is gone',
      { name: 'Sala', fields: { name: 'Sala', isActive: false } },
      null,
      [
        { field: 'isActive', before: false, after: null },
        { field: 'name', before: 'Sala', after: null },
      ],
    ],
  ])('of %s is recorded', (_, was, is, changes) => {
    expect(auditChanges(was, is)).toEqual(changes)
  })

  it('never contains a health value', () => {
    fc.assert(
      fc.property(fc.option(snapshot), fc.option(snapshot), (was, is) => {
        const said = auditChanges(was, is).filter(({ field }) => field === 'weight' || field === 'birthday')
        expect(said.every((change) => Object.keys(change).toSorted().join(',') === 'field,isWithheld')).toBe(true)
      }),
    )
  })
})

it('every audit action names a subject, or a list of subjects', () => {
  const things = [...AUDIT_SUBJECTS, ...AUDIT_SUBJECTS.map((kind) => `${kind}s`), 'audit']
  expect(AUDIT_ACTIONS.filter((action) => !things.some((thing) => action.startsWith(`${thing}-`)))).toEqual([])
})
