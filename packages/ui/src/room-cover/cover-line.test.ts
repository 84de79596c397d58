import { expect, it } from 'vitest'

import { coverLine } from './cover-line.ts'

const NAMES = ['Cycling', 'Cyclinh', 'Sala Azul', 'Sala Roja', 'Trampolín', 'Fuerza', '', '🏋️', 'W'.repeat(50)]

it('a cover line is the same for the same name, and different for others', () => {
  expect(coverLine('Cycling')).toEqual(coverLine('Cycling'))
  expect(new Set(NAMES.map((name) => JSON.stringify(coverLine(name)))).size).toBe(NAMES.length)
})

it.each(NAMES)(
  'a cover line of %j ends at the other edge at its initial height, and stays within its field',
  (name) => {
    const { turn, path } = coverLine(name)
    expect(Math.abs(turn)).toBeLessThanOrEqual(30)
    let [x, y] = [0, 72]
    const heights = [y]
    for (const [, kind, across, down] of path.slice('M0 72'.length).matchAll(/([hl])(-?[\d.]+)(?: (-?\d+))?/g)) {
      x += Number(across)
      y += kind === 'l' ? Number(down) : 0
      heights.push(y)
    }
    expect(x).toBeCloseTo(320, 0)
    expect(y).toBe(72)
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(0)
    expect(Math.max(...heights)).toBeLessThanOrEqual(120)
  },
)
