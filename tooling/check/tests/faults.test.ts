import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '../../..')
/** Of the rows that nothing shows; mend one and say one fewer. */
const OPEN = 0

interface Row {
  readonly id: string
  readonly holds: string
  readonly state: string
  readonly where: string
  readonly note: string
}

const rows: readonly Row[] = readFileSync(join(root, 'docs/faults.md'), 'utf8')
  .split('\n')
  .filter((line) => /^\| F\d+ /.test(line))
  .map((line) => {
    const [, id = '', holds = '', state = '', where = '', note = ''] = line.split('|').map((cell) => cell.trim())
    return { id, holds, state, where, note }
  })

const isOpen = ({ state }: Row): boolean => state === 'open'

describe('the table of faults', () => {
  it('has all 25 in their order, and says of each what must hold', () => {
    const ids = [...new Set(rows.map(({ id }) => id))]
    expect(ids).toEqual(Array.from({ length: 25 }, (_, index) => `F${index + 1}`))
    expect(rows.filter(({ holds, state }) => holds === '' || !/^(?:test|bench|open)$/.test(state))).toEqual([])
  })

  it('has no more open rows than today, and a reason for each', () => {
    const open = rows.filter(isOpen)
    expect(open.length).toBe(OPEN)
    expect(open.filter(({ where, note }) => where !== '' || note === '')).toEqual([])
  })

  it('calls only tests so', () => {
    const tests = rows.filter(({ state }) => state === 'test')
    expect(tests.filter(({ where }) => !/^`[^`]+\.(?:test|spec|stories)\.tsx?`/.test(where))).toEqual([])
  })

  it.each(rows.filter((row) => !isOpen(row)))('$id: $holds', ({ where }) => {
    const [, file = '', words = ''] = /^`([^`]+)`: `([^`]+)`$/.exec(where) ?? []
    expect(readFileSync(join(root, file), 'utf8')).toContain(words)
  })
})
