import { accentFault, isAccentColor } from '@repo/domain/center/accent'
import * as z from 'zod/mini'

import { text } from '../core/text.ts'

/** A center's accent, `#rrggbb`, that screens can wear. */
export const AccentColor = text().check(z.refine((color) => isAccentColor(color) && accentFault(color) === null))

/** An accent as another deployment may say it; what screens cannot wear reads as none. */
export const accentOf = (color: string | null | undefined): string | null =>
  z.safeParse(AccentColor, color).data ?? null
