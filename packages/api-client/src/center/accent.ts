import { accentFault, isAccentColor } from '@repo/domain/center/accent'
import * as z from 'zod/mini'

import { text } from '../core/text.ts'

/** `#rrggbb`, with enough contrast for the screens. */
export const AccentColor = text().check(z.refine((color) => isAccentColor(color) && accentFault(color) === null))

/** Reads another deployment's accent. Null if it is invalid. */
export const accentOf = (color: string | null | undefined): string | null =>
  z.safeParse(AccentColor, color).data ?? null
