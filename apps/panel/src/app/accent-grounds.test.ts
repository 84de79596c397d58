import { DANGERS, LIGHTEST_GROUND, OWN_ACCENT, ZONES } from '@repo/domain/center/accent'
import { colors, zoneColors } from '@repo/ui/colors'
import { expect, it } from 'vitest'

// domain doesn't know the tokens, so its copies must equal them
it('an accent is judged against the colors that screens have', () => {
  expect(OWN_ACCENT).toBe(colors.accent)
  expect(DANGERS).toEqual([colors.danger, colors.dangerMark])
  const { waiting: _, ...worn } = zoneColors
  expect(ZONES).toEqual(
    Object.fromEntries(Object.entries(worn).map(([zone, { solid, fill }]) => [zone, [solid, fill]])),
  )
})

it('the ground it is judged against is the lightest there is', () => {
  const grounds = ['background', 'surface', 'surfaceRaised', 'surfaceOverlay', 'surfaceSunken'] as const
  // the hex codes of these grays sort by lightness
  expect(
    grounds
      .map((ground) => colors[ground])
      .toSorted()
      .at(-1),
  ).toBe(LIGHTEST_GROUND)
})
