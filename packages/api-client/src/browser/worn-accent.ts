import { accentFault, accentPalette, isAccentColor, type AccentPalette } from '@repo/domain/center/accent'
import * as z from 'zod/mini'

import { stored } from './stored.ts'

const paletteOf = (color: string | null): AccentPalette | null =>
  color !== null && isAccentColor(color) && accentFault(color) === null ? accentPalette(color) : null

/**
 * The accent that a page wears. It is kept, so that the next page wears it from its first picture on, before the
 * center has been looked up.
 */
export const createWornAccent = (show: (accents: AccentPalette | null) => void) => {
  const kept = stored('accent', z.string(), () => localStorage)
  return {
    /** Wears a center's color, `#rrggbb`; null, or one that screens cannot wear, is Latido's own. */
    wear: (color: string | null): void => {
      if (color === null) kept.forget()
      else kept.write(color)
      show(paletteOf(color))
    },
    /** Wears what was worn last. */
    wearKept: (): void => show(paletteOf(kept.read())),
  }
}
