import { recipe } from '@vanilla-extract/recipes'

import { alignments, gaps, justifications } from '../tokens/layout.css.ts'

export const inline = recipe({
  base: { display: 'flex', minWidth: 0 },
  variants: {
    gap: gaps,
    align: alignments,
    justify: justifications,
    wrap: { true: { flexWrap: 'wrap' }, false: { flexWrap: 'nowrap' } },
  },
  defaultVariants: { gap: 'm', align: 'center', justify: 'start', wrap: true },
})
