import { factsOf, rowsBelow } from '@repo/domain/imports/file-facts'
import { guessedSettings } from '@repo/domain/imports/file-settings'
import { memberCells, readMemberCells } from '@repo/domain/imports/member-row'
import { memberPlanner } from '@repo/domain/imports/plan-members'
import { describe, expect, it } from 'vitest'

import { readTable } from '../src/read-table.ts'
import { LAYOUTS } from '../testing/layouts.ts'

const TODAY = '2026-11-29'

const planOf = (bytes: Uint8Array) => {
  const sheets = readTable(bytes)
  const facts = factsOf({ kind: 'members', sheets, chosen: null, today: TODAY })
  const guessed = guessedSettings(facts, 'es')
  const { dayOrder, weightUnit, heightUnit } = guessed
  const settings = {
    ...guessed,
    dayOrder: dayOrder ?? 'dmy',
    weightUnit: weightUnit ?? 'kg',
    heightUnit: heightUnit ?? 'cm',
    today: TODAY,
  } as const
  const { plan } = memberPlanner('fill')
  return rowsBelow(sheets[facts.sheet]?.rows ?? [], facts.headerRow).map(({ number, cells }) => ({
    number,
    plan: plan({ number, read: readMemberCells(memberCells(cells, settings), settings), decision: null }),
  }))
}

describe.each(LAYOUTS)('$name', ({ write }) => {
  const { bytes, faults } = write(1200)
  const planned = planOf(bytes)

  it('is read, and its planted faults are named, no others', () => {
    const found = planned.flatMap(({ number, plan }) =>
      plan.state === 'fault'
        ? Object.entries(plan.faults).map(([field, { code }]) => ({ row: number, field, code }))
        : [],
    )
    expect(found.toSorted((a, b) => a.row - b.row || a.field.localeCompare(b.field))).toEqual(
      faults.toSorted((a, b) => a.row - b.row || a.field.localeCompare(b.field)),
    )
  })

  it('gives members with their own data', () => {
    const people = planned.flatMap(({ plan }) => (plan.state === 'new' ? [plan.member] : []))
    expect(people.length).toBeGreaterThan(1190)
    expect(people.every(({ name, lastName1 }) => name !== '' && lastName1 !== null)).toBe(true)
  })
})
