import { createGlobalVar, globalStyle } from '@vanilla-extract/css'

import { vars } from './theme.css.ts'

/** 44 px, from WCAG 2.5.5. */
const touch = '2.75rem'
const touchMark = '1.75rem'

// A title has the focus only so that it's read aloud: keys do nothing on it.
globalStyle('[data-view-title]:focus-visible', { outline: 'none' })

globalStyle('*, *::before, *::after', { boxSizing: 'border-box' })
globalStyle('*', { margin: 0 })
globalStyle('html', {
  colorScheme: 'dark',
  background: vars.color.background,
  scrollbarColor: `${vars.color.borderStrong} transparent`,
  WebkitTextSizeAdjust: '100%',
})
globalStyle('body', {
  minHeight: '100dvh',
  fontFamily: vars.font.family,
  fontSize: vars.font.size.m,
  lineHeight: vars.font.line.normal,

  fontFeatureSettings: "'cv05', 'ss03'",
  color: vars.color.text,
  WebkitFontSmoothing: 'antialiased',
  textRendering: 'optimizeLegibility',
})
globalStyle('#root', { isolation: 'isolate' })

// What opens over a page takes touches from it, and its scroll bar, by what all of the page would inherit: of a hundred
// rows each cell got a new style. The page keeps its own, and a cover takes the touches.
createGlobalVar('removed-body-scroll-bar-size', { syntax: '*', inherits: false })
globalStyle('#root', { pointerEvents: 'auto' })
globalStyle("body[style*='pointer-events: none']::before", {
  content: '',
  position: 'fixed',
  inset: 0,
  zIndex: vars.z.scrim,
  pointerEvents: 'auto',
})
// Radix's scroll lock makes the body a layer and repaints the whole page.
globalStyle('html body[data-scroll-locked]', { position: 'static !important' as 'static' })
globalStyle('h1, h2, h3, h4, h5, h6', { font: 'inherit' })
globalStyle('p, h1, h2, h3, h4, dd, dt, li', { overflowWrap: 'break-word' })
globalStyle('ul, ol', { listStyle: 'none', padding: 0 })
globalStyle('img, svg, video, canvas', { display: 'block', maxWidth: '100%' })
globalStyle('button, input, textarea, select', { font: 'inherit', letterSpacing: 'inherit', color: 'inherit' })
globalStyle('button', { background: 'none', border: 'none', padding: 0, textAlign: 'inherit' })
globalStyle('[hidden]', { display: 'none !important' })

globalStyle(':focus-visible', {
  outline: `${vars.stroke.medium} solid ${vars.color.focus}`,
  outlineOffset: vars.stroke.medium,
})

globalStyle('*, *::before, *::after', {
  '@media': {
    '(prefers-reduced-motion: reduce)': {
      animationDuration: '1ms !important',
      animationIterationCount: '1 !important',
      transitionDuration: '1ms !important',
      scrollBehavior: 'auto !important' as 'auto',
    },
    '(forced-colors: active)': { borderColor: 'CanvasText' },
  },
})

globalStyle(':root', {
  '@media': {
    '(pointer: coarse)': {
      vars: {
        [vars.size.target]: touch,
        [vars.size.controlS]: touch,
        [vars.size.controlM]: touch,
        [vars.size.mark]: touchMark,
      },
    },
  },
})

globalStyle('abbr[title]', { textDecoration: 'none' })
