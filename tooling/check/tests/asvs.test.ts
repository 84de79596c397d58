import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '../../..')
const STATES = new Set(['test', 'code', 'text', 'none', 'open'])

interface Row {
  readonly id: string
  readonly level: string
  readonly state: string
  readonly where: string
  readonly note: string
}

const rows: readonly Row[] = readFileSync(join(root, 'docs/asvs.md'), 'utf8')
  .split('\n')
  .filter((line) => /^\| \d+\.\d+\.\d+ /.test(line))
  .map((line) => {
    const [, id = '', level = '', state = '', where = '', note = ''] = line
      .split(/(?<!\\)\|/)
      .map((cell) => cell.trim())
    return { id, level, state, where, note }
  })

const named = rows.filter(({ where }) => where !== '')
const counted = (level: string, isHeld: boolean) =>
  rows.filter((row) => row.level === level && (row.state !== 'open') === isHeld).length

describe('the table of the security standard', () => {
  it('has every row of levels 1 and 2 once, but for chapters that speak of nothing we have', () => {
    expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length)
    expect(rows.every(({ state }) => STATES.has(state))).toBe(true)
    expect(['1', '2'].map((level) => counted(level, true) + counted(level, false))).toEqual([65, 152])
  })

  it('has as many open rows as its text says, and no more', () => {
    expect({ level1: counted('1', false), level2: counted('2', false) }).toEqual({ level1: 0, level2: 10 })
  })

  it.each(named)('$id is held where it says', ({ where }) => {
    const [, file = '', words = ''] = /^`([^`]+)`: `([^`]+)`$/.exec(where) ?? []
    expect(readFileSync(join(root, file), 'utf8')).toContain(words.replaceAll(String.raw`\|`, '|'))
  })

  it('says why a row is none or open', () => {
    const unsaid = rows.filter(({ where, note }) => where === '' && note === '')
    expect(unsaid).toEqual([])
    expect(rows.filter(({ state, where }) => (state === 'none' || state === 'open') !== (where === ''))).toEqual([])
  })
})
