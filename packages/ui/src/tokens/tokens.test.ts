import { contrast, difference } from '@repo/color/color-math'
import { deficiencies } from '@repo/color/color-vision'
import { describe, expect, it } from 'vitest'

import { colors, zoneColors, zoneLevels, zoneText } from './colors.ts'

const backgrounds = ['background', 'surface', 'surfaceRaised', 'surfaceOverlay', 'surfaceSunken'] as const
const texts = ['text', 'textMuted', 'textSubtle', 'accentText', 'dangerText', 'warningText', 'successText'] as const
const marks = [
  'borderStrong',
  'focus',
  'accent',
  'dangerMark',
  'warning',
  'success',
  'gold',
  'silver',
  'bronze',
] as const

const onTones = [
  ['onAccent', 'accent'],
  ['onAccent', 'accentHover'],
  ['onDanger', 'danger'],
  ['onDanger', 'dangerHover'],
  ['onWarning', 'warning'],
  ['onSuccess', 'success'],
  ['onMedal', 'gold'],
  ['onMedal', 'silver'],
  ['onMedal', 'bronze'],
  ['accentText', 'accentSoft'],
  ['dangerText', 'dangerSoft'],
  ['warningText', 'warningSoft'],
  ['successText', 'successSoft'],
  ['text', 'accentSoft'],
  ['text', 'dangerSoft'],
  ['text', 'warningSoft'],
  ['text', 'successSoft'],
  ['ink', 'paper'],
] as const

const cross = <A, B>(as: readonly A[], bs: readonly B[]): (readonly [A, B])[] =>
  as.flatMap((a) => bs.map((b) => [a, b] as const))

describe('contrast', () => {
  it.each([...cross(texts, backgrounds), ...onTones])('text %s on %s reaches 4.5', (text, background) => {
    expect(contrast(colors[text], colors[background])).toBeGreaterThanOrEqual(4.5)
  })

  it.each(cross(marks, backgrounds))('mark %s on %s reaches 3', (mark, background) => {
    expect(contrast(colors[mark], colors[background])).toBeGreaterThanOrEqual(3)
  })

  it.each(cross(zoneLevels, ['base', 'fill'] as const))('wall numerals on %s %s reach 7', (level, part) => {
    expect(contrast(zoneText.text, zoneColors[level][part])).toBeGreaterThanOrEqual(7)
    expect(contrast(zoneText.muted, zoneColors[level][part])).toBeGreaterThanOrEqual(4.5)
  })

  it.each(['gold', 'silver', 'bronze'] as const)('the place on a medal of %s reaches 7', (medal) => {
    expect(contrast(colors.onMedal, colors[medal])).toBeGreaterThanOrEqual(7)
  })

  it.each(zoneLevels)('the word and the edge of zone %s contrast with their background', (level) => {
    const { base, solid } = zoneColors[level]
    expect(contrast(zoneText.onSolid, solid)).toBeGreaterThanOrEqual(4.5)
    expect(contrast(solid, base)).toBeGreaterThanOrEqual(3)
    expect(contrast(solid, colors.background)).toBeGreaterThanOrEqual(3)
  })
})

describe('two zones', () => {
  const pairs = zoneLevels.flatMap((lower, index) =>
    zoneLevels.slice(index + 1).map((upper) => [lower, upper] as const),
  )

  it('form every pair', () => {
    expect(pairs).toHaveLength(15)
  })

  it.each(cross(pairs, ['solid', 'fill'] as const))('%s differ in %s for every eye', ([lower, upper], part) => {
    for (const eye of [undefined, ...deficiencies]) {
      expect(difference(zoneColors[lower][part], zoneColors[upper][part], eye)).toBeGreaterThanOrEqual(8)
    }
  })
})
