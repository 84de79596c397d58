import { landscapeFrom } from '@repo/ui/breakpoints'
import { vars } from '@repo/ui/theme'
import { style } from '@vanilla-extract/css'

export const liveView = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.l,
  height: '100%',
  minHeight: 0,
})

export const liveArea = style({ flex: 1, minHeight: '22rem', minWidth: 0, position: 'relative' })

export const wallView = style([liveView, { gap: vars.space.xs, containerType: 'size' }])

/** With few people, the code is read from the back of the room. */
export const largeCode = style({
  '@media': { [landscapeFrom('md')]: { vars: { [vars.size.wallCode]: '30cqh' } } },
})

export const wallArea = style([liveArea, { padding: `0 ${vars.space.xs} ${vars.space.xs}` }])

export const wallNotices = style({ selectors: { '&:empty': { display: 'none' } } })

/** Leaves space for the code below the bar. */
export const besideCode = style({ '@media': { [landscapeFrom('md')]: { marginInlineEnd: vars.size.wallCode } } })

export const wallFull = style({ height: '100%' })

export const wallPage = style({ height: '100%', padding: vars.space.l, overflow: 'auto' })
