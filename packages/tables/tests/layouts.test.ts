import { dayOrderOf } from '@repo/domain/imports/days-in-files'
import { findHeader } from '@repo/domain/imports/find-header'
import { guessColumns } from '@repo/domain/imports/guess-columns'
import { guessHeightUnit, guessWeightUnit } from '@repo/domain/imports/measures-in-files'
import type { MemberColumn } from '@repo/domain/imports/member-columns'
import { readMemberRow } from '@repo/domain/imports/member-row'
import { planMembers } from '@repo/domain/imports/plan-members'
import { meaningOfM } from '@repo/domain/imports/sex-in-files'
import { describe, expect, it } from 'vitest'

import { readTable } from '../src/read-table.ts'
import { LAYOUTS } from '../testing/layouts.ts'

const TODAY = '2026-11-29'

const planOf = (bytes: Uint8Array) => {
  const rows = readTable(bytes)[0]?.rows ?? []
  const headerRow = findHeader(rows) ?? -1
  const below = rows.slice(headerRow + 1)
  const guesses = guessColumns({ header: rows[headerRow] ?? [], rows: below }, TODAY)
  const indexes = Object.entries(guesses).map(([column, { index }]) => [column, index] as const)
  const columns: Partial<Record<MemberColumn, number>> = Object.fromEntries(indexes)
  const cells = (column: MemberColumn) => below.map((row) => row[columns[column] ?? -1] ?? '')
  const settings = {
    columns,
    dayOrder: dayOrderOf(cells('birthday')) ?? 'dmy',
    weightUnit: guessWeightUnit(cells('weight')) ?? 'kg',
    heightUnit: guessHeightUnit(cells('height')) ?? 'cm',
    sexOfM: meaningOfM(cells('sex')),
    nameLanguage: 'es',
    isShortName: false,
    today: TODAY,
  } as const
  const read = below.flatMap((row, index) =>
    row.length === 0 ? [] : [{ number: headerRow + 2 + index, read: readMemberRow(row, settings), decision: null }],
  )
  const plans = planMembers({ rows: read, known: [], pseudonyms: [], decision: 'fill' })
  return read.map(({ number }, index) => ({ number, plan: plans[index] }))
}

describe.each(LAYOUTS)('$name', ({ write }) => {
  const { bytes, faults } = write(1200)
  const planned = planOf(bytes)

  it('is read, and its planted faults are named, no others', () => {
    const found = planned.flatMap(({ number, plan }) =>
      plan?.state === 'fault'
        ? Object.entries(plan.faults).map(([field, { code }]) => ({ row: number, field, code }))
        : [],
    )
    expect(found.toSorted((a, b) => a.row - b.row || a.field.localeCompare(b.field))).toEqual(
      faults.toSorted((a, b) => a.row - b.row || a.field.localeCompare(b.field)),
    )
  })

  it('gives members with their own data', () => {
    const people = planned.flatMap(({ plan }) => (plan?.state === 'new' ? [plan.member] : []))
    expect(people.length).toBeGreaterThan(1190)
    expect(people.every(({ name, lastName1 }) => name !== '' && lastName1 !== null)).toBe(true)
  })
})
