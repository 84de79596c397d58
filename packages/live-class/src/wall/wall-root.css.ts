import { style } from '@vanilla-extract/css'

// set by useWallRoot: relative text size, and overscan in percent

/** Scales text by screen size. Portrait displays are read from the same distance, so they use nearly the same size. */
export const writtenBySize = 'calc(clamp(100%, max(1.2vw, min(1.2vh, 2vw)), 300%) * var(--wall-text, 1))'

export const edges = {
  block: 'calc(var(--wall-overscan, 0) * 1dvh)',
  inline: 'calc(var(--wall-overscan, 0) * 1dvw)',
} as const

export const root = style({ fontSize: writtenBySize })

export const wall = style({
  position: 'relative',
  height: '100dvh',
  overflow: 'auto',
  paddingBlock: edges.block,
  paddingInline: edges.inline,
})
