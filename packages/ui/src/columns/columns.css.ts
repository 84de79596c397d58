import { recipe } from '@vanilla-extract/recipes'

import { gaps } from '../tokens/layout.css.ts'
import { vars } from '../tokens/theme.css.ts'

const fit = (width: string) => ({ gridTemplateColumns: `repeat(auto-fill, minmax(min(${width}, 100%), 1fr))` })

export const columns = recipe({
  base: { display: 'grid', minWidth: 0 },
  variants: {
    gap: gaps,
    min: {
      // Few figures share the whole line; cards keep their measure.
      stat: { gridTemplateColumns: `repeat(auto-fit, minmax(min(${vars.size.stat}, 100%), 1fr))` },
      menu: fit(vars.size.menu),
      card: fit(vars.size.card),
      column: fit(vars.size.column),
    },
  },
  defaultVariants: { gap: 'l', min: 'card' },
})
