import { describe, expect, it } from 'vitest'

import { backupName, backupsToForget, isBackupDue, readBackupName } from './backup-names.ts'

const at = (text: string): Date => new Date(`${text}:00`)
const nightly = (text: string): string => backupName(at(text), 'nightly', false)

describe('the name of a backup', () => {
  it.each([
    ['nightly', false, 'latido-2026-03-09-0305.backup'],
    ['nightly', true, 'latido-2026-03-09-0305.backup.age'],
    ['before-update', false, 'latido-2026-03-09-0305-before-update.backup'],
    ['before-update', true, 'latido-2026-03-09-0305-before-update.backup.age'],
  ] as const)('of a %s backup, encrypted: %s, contains its time', (kind, isEncrypted, name) => {
    expect(backupName(at('2026-03-09T03:05'), kind, isEncrypted)).toBe(name)
    expect(readBackupName(name)).toEqual({ name, kind, at: at('2026-03-09T03:05') })
  })

  it.each(['latido.backup', 'latido-2026-03-09-0305.backup.part', 'my-latido-2026-03-09-0305.backup', 'notes.txt'])(
    'is not %s',
    (name) => expect(readBackupName(name)).toBeNull(),
  )
})

describe('expired backups', () => {
  const nights = (last: string, count: number): string[] =>
    Array.from({ length: count }, (_, before) => {
      const day = at(`${last}T03:00`)
      day.setDate(day.getDate() - before)
      return backupName(day, 'nightly', false)
    })

  it('of sixty nights are all but seven days and the newest of each of four weeks', () => {
    // a Sunday
    const all = nights('2026-03-29', 60)
    const gone = new Set(backupsToForget(all))
    const days = (names: readonly string[]) => names.map((name) => name.slice(7, 17))
    expect(days(all.filter((name) => !gone.has(name)))).toEqual([
      '2026-03-29',
      '2026-03-28',
      '2026-03-27',
      '2026-03-26',
      '2026-03-25',
      '2026-03-24',
      '2026-03-23',
      '2026-03-22',
      '2026-03-15',
      '2026-03-08',
    ])
  })

  it('are none if the days between have no backup', () => {
    const all = ['2026-01-05', '2026-02-10', '2026-03-20', '2026-03-21'].map((day) => nightly(`${day}T03:00`))
    expect(backupsToForget(all)).toEqual([])
  })

  it('are the older ones of a day', () => {
    const all = ['03:00', '14:10', '20:55'].map((time) => nightly(`2026-03-21T${time}`))
    expect(backupsToForget(all)).toEqual(all.slice(0, 2).toReversed())
  })

  it('of updates are all but the newest four, whatever the nights leave', () => {
    const updates = ['01', '02', '03', '04', '05'].map((month) =>
      backupName(at(`2026-${month}-01T10:00`), 'before-update', true),
    )
    expect(backupsToForget([...updates, ...nights('2026-06-30', 3)])).toEqual([updates[0]])
  })

  it('include no other files', () => {
    expect(backupsToForget(['notes.txt', 'latido.backup', ...nights('2026-03-29', 3)])).toEqual([])
  })
})

describe('a nightly backup is due', () => {
  it.each<[string, string[], string, boolean]>([
    ['where there is none', [], '2026-03-21T12:00', true],
    ['before three for the night before', ['2026-03-19T03:00'], '2026-03-21T02:59', true],
    ['not before three again', ['2026-03-20T03:00'], '2026-03-21T02:59', false],
    ['from three on', ['2026-03-20T03:00'], '2026-03-21T03:00', true],
    ['once a night', ['2026-03-21T03:00'], '2026-03-21T23:59', false],
    ['in the evening, too, on a machine that is off at night', ['2026-03-20T18:00'], '2026-03-21T18:00', true],
    ['over a month’s end', ['2026-02-28T03:00'], '2026-03-01T03:00', true],
  ])('%s', (_, taken, now, isDue) => {
    expect(isBackupDue(taken.map(nightly), at(now))).toBe(isDue)
  })

  it('even after the backup of an update', () => {
    expect(isBackupDue([backupName(at('2026-03-21T10:00'), 'before-update', false)], at('2026-03-21T12:00'))).toBe(true)
  })
})
