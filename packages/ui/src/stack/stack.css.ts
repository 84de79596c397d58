import { recipe } from '@vanilla-extract/recipes'

import { alignments, gaps } from '../tokens/layout.css.ts'

export const stack = recipe({
  base: { display: 'flex', flexDirection: 'column', minWidth: 0 },
  variants: { gap: gaps, align: alignments },
  defaultVariants: { gap: 'm', align: 'stretch' },
})
