import { style } from '@vanilla-extract/css'

import { vars } from '../tokens/theme.css.ts'

export const cut = style({
  display: 'inline-block',
  maxWidth: '100%',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  verticalAlign: 'bottom',
  '@media': { print: { whiteSpace: 'normal' } },
})

export const cutEmail = style({
  display: '-webkit-box',
  maxWidth: '100%',
  marginBlock: vars.space.xs,
  overflow: 'hidden',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflowWrap: 'anywhere',
  whiteSpace: 'normal',
  '@media': { print: { display: 'inline-block', overflow: 'visible' } },
})

export const word = style({
  display: 'inline-flex',
  alignItems: 'center',
  maxWidth: '100%',
  minWidth: 0,
  minHeight: vars.size.target,
  color: 'inherit',
  font: 'inherit',
  textAlign: 'inherit',
  cursor: 'text',
  verticalAlign: 'bottom',
  // An ancestor clips an outer ring.
  ':focus-visible': { outlineOffset: `calc(-1 * ${vars.stroke.medium})` },
})

export const spoken = style({ position: 'relative' })
