import { accentFault, accentPalette, isAccentColor, type AccentPalette } from '@repo/domain/center/accent'
import * as z from 'zod/mini'

import { stored } from './stored.ts'

const paletteOf = (color: string | null): AccentPalette | null =>
  color !== null && isAccentColor(color) && accentFault(color) === null ? accentPalette(color) : null

/** Applies the center's accent, and stores it, so that the next page has it before the center is loaded. */
export const createWornAccent = (show: (accents: AccentPalette | null) => void) => {
  const kept = stored('accent', z.string(), () => localStorage)
  return {
    wear: (color: string | null): void => {
      if (color === null) kept.forget()
      else kept.write(color)
      show(paletteOf(color))
    },
    wearKept: (): void => show(paletteOf(kept.read())),
  }
}
