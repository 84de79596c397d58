import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { describe, expect, it } from 'vitest'

// Making a format of Intl costs a thousand times as much as using it: a list of a hundred times made a hundred, a third
// of a second on a slow laptop. One is made as a module is read, or by what keeps it.
const root = join(import.meta.dirname, '../../..')
const MADE =
  /^(?!(?:export )?const \w+ = new Intl)(?! {2}\w+: new Intl\.\w+\((?:\[?'[\w-]+'\]?)).*\bnew Intl\.\w+\((?!\)\.resolvedOptions)/mu

/** Where few are made, and seldom. */
const SELDOM = new Set([
  'apps/join/src/features/screens/past-result-screen.tsx',
  'apps/api/src/areas/classes/joining/join-batch.ts',
  'apps/panel/src/features/rooms/displays/use-display-labels.ts',
  'packages/domain/src/time/wait-format.ts',
  'packages/domain/src/time/zone-clock.ts',
  'packages/live-class/src/results/save-picture.tsx',
  'packages/ui/src/date-field/calendar-days.ts',
])

const makesEachTime = (source: string): boolean => MADE.test(source)

describe('formats', () => {
  it.each([
    ['const whole = new Intl.NumberFormat("en-US")', false],
    ["  en: new Intl.NumberFormat('en-US'),", false],
    ['const zone = () => new Intl.DateTimeFormat().resolvedOptions().timeZone', false],
    ["  new Intl.DateTimeFormat('en-GB', { timeZone: zone }).format(at)", true],
    ['const formatOf = (language) => new Intl.NumberFormat(language)', true],
    ['  const format = new Intl.NumberFormat(language)', true],
  ])('%s: made each time is %s', (source, expected) => {
    expect(makesEachTime(source)).toBe(expected)
  })

  it('are made once', () => {
    const files = globSync('{apps,packages}/*/src/**/*.{ts,tsx}', { cwd: root }).filter(
      (file) => !/\.(?:test|stories)\.tsx?$/.test(file),
    )
    expect(files.length).toBeGreaterThan(800)
    const making = files.filter((file) => makesEachTime(readFileSync(join(root, file), 'utf8')))
    expect(making.filter((file) => !SELDOM.has(file))).toEqual([])
  })
})
