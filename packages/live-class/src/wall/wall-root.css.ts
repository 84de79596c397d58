import { style } from '@vanilla-extract/css'

// both are set by useWallRoot: how much larger than usual a wall writes, and what its screen cuts off in hundredths

/**
 * The size of a wall's letters: every size of the design system is a rem. On a large screen all of it grows. One that
 * stands on end is seen from as far away as one that lies, so that it takes almost the same letters.
 */
export const writtenBySize = 'calc(clamp(100%, max(1.2vw, min(1.2vh, 2vw)), 300%) * var(--wall-text, 1))'

/** How far to keep from the upper and lower edges, and from those at the sides. */
export const edges = {
  block: 'calc(var(--wall-overscan, 0) * 1dvh)',
  inline: 'calc(var(--wall-overscan, 0) * 1dvw)',
} as const

export const root = style({ fontSize: writtenBySize })

/** All of a screen but what it cuts off. */
export const wall = style({
  position: 'relative',
  height: '100dvh',
  overflow: 'auto',
  paddingBlock: edges.block,
  paddingInline: edges.inline,
})
