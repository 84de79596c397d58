import { describe, expect, it } from 'vitest'

import { eyes } from './color-vision.ts'
import { simulate } from './simulate.ts'

const names = Object.keys(eyes) as (keyof typeof eyes)[]

describe('a simulated color', () => {
  it.each(names)('stays as it is without hue, for %s', (eye) => {
    expect(['#000000', '#808080', '#ffffff'].map((gray) => simulate(gray, eye))).toEqual([
      '#000000',
      '#808080',
      '#ffffff',
    ])
  })

  // computed by hand from the first matrix rows: 0.152286 and 0.114503 of full light, encoded
  it('has the parts that the model gives red', () => {
    expect(simulate('#ff0000', 'protanopia')).toBe('#6d5f00')
    expect(simulate('#ff0000', 'achromatopsia')).toBe('#7f7f7f')
  })
})
