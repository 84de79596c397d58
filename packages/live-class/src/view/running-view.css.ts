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

/** A wall gives all of itself to the class, up to its edges. */
export const wallView = style([liveView, { gap: vars.space.xs, containerType: 'size' }])

export const wallArea = style([liveArea, { padding: `0 ${vars.space.xs} ${vars.space.xs}` }])

export const wallNotices = style({ selectors: { '&:empty': { display: 'none' } } })

/** Leaves what hangs down from the bar its room. */
export const besideCode = style({ '@media': { [landscapeFrom('md')]: { marginInlineEnd: vars.size.wallCode } } })

/** A poster fills its wall. */
export const wallFull = style({ height: '100%' })

/** Everything else on a wall keeps off its edges. */
export const wallPage = style({ height: '100%', padding: vars.space.l, overflow: 'auto' })
