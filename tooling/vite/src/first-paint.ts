import { colors } from '@repo/ui/colors'
import type { HtmlTagDescriptor, Plugin } from 'vite'

/** How much wider Inter runs than Arial, and how far it reaches over and under the line, in parts of its size. */
const widerThanArial = 1.056
const ascent = 0.96875
const descent = 0.2412
const percent = (share: number): string => `${(share * 100).toFixed(2)}%`

/** As wide and as high as Inter: when that comes, nothing moves. */
const FALLBACK = `@font-face { font-family: 'Inter Fallback';
  src: local('Arial'), local('Liberation Sans'), local('Arimo'), local('Roboto');
  size-adjust: ${percent(widerThanArial)}; ascent-override: ${percent(ascent / widerThanArial)};
  descent-override: ${percent(descent / widerThanArial)}; line-gap-override: 0% }`

/**
 * What stands in the browser before any script or style sheet has come, in letters that are there: Inter's would take
 * the network from the scripts. A center's own color is the server's to add.
 */
const STYLE = `
${FALLBACK}
html { color-scheme: dark; background: ${colors.background} }
body { margin: 0 }
#first-paint { position: fixed; inset: 0; z-index: 1; display: grid; place-content: center; justify-items: center; gap: 1rem;
  padding: 1.5rem; background: ${colors.background}; color: ${colors.text}; text-align: center; text-wrap: balance;
  overflow-wrap: anywhere; font: 700 2.5rem/1.15 'Inter Fallback', system-ui, sans-serif; letter-spacing: -0.02em }
#first-paint p { margin: 0 }
#first-paint svg { width: 4rem; height: 4rem; forced-color-adjust: none }
#first-paint rect { fill: var(--first-soft, ${colors.accentSoft}) }
#first-paint path { fill: none; stroke: var(--first-accent, ${colors.accent}); stroke-width: 2.6; stroke-linecap: round; stroke-linejoin: round }
#first-paint img { display: block; height: 4rem; max-width: 16rem; object-fit: contain; border-radius: 0.375rem }
`

/**
 * Retries the scripts and style sheets of a page, before there is anything else that could. For a script it reloads the
 * page once the server has it to give, because a browser would show its own error instead. A sheet is requested again
 * alone, after pauses that grow, because the app may run without it, and someone may be typing.
 */
const AGAIN = `
addEventListener('error', ({ target }) => {
  if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') {
    const pause = Math.min(2 * (Number(target.dataset.pause) || 500), 60_000)
    target.dataset.pause = String(pause)
    setTimeout(() => target.replaceWith(target.cloneNode()), pause)
  }
  if (!(target instanceof HTMLScriptElement) || document.getElementById('first-paint') === null) return
  const later = () => setTimeout(again, 5000)
  const again = () => fetch(location.href, { cache: 'no-cache' }).then(({ ok }) => (ok ? location.reload() : later()), later)
  later()
}, true)
`

/** Latido's mark and name; the server puts the center's in their places. */
const SHELL =
  '<div id="first-paint" aria-hidden="true">' +
  '<!--mark--><svg viewBox="0 0 32 32"><rect width="32" height="32" rx="8"/><path d="M4 17h6l3-8 5 15 4-10 2 3h4"/></svg><!--/mark-->' +
  '<p><!--name-->Latido<!--/name--></p></div>'

const ROOT = '<div id="root"></div>'
const SHEETS = /\s*<link rel="stylesheet"[^>]*>/g
const CATALOG = /\/locales\/(\w+)\.po$/

interface Built {
  readonly type: 'chunk' | 'asset'
  readonly fileName: string
  readonly facadeModuleId?: string | null
}

const link = (attrs: Record<string, string | boolean>): HtmlTagDescriptor => ({ tag: 'link', attrs, injectTo: 'head' })

/** Words of the first screen, which its scripts would name only once they run. */
const preloadsOf = (base: string, files: readonly Built[]): HtmlTagDescriptor[] =>
  files.flatMap(({ fileName, facadeModuleId }) => {
    const [, hreflang] = CATALOG.exec(facadeModuleId ?? '') ?? []
    return hreflang === undefined
      ? []
      : [link({ rel: 'modulepreload', crossorigin: true, hreflang, href: base + fileName })]
  })

/**
 * Lets a page show whose it is as soon as it has arrived: it contains a mark, a name, and their style. The app has one
 * style sheet, which follows them, so it holds up only what comes after it. The server fills the place of `boot`.
 */
export const firstPaint = (): Plugin => {
  let base = '/'
  return {
    name: 'first-paint',
    // a sheet of a later part would come before that of the page, and overrule nothing
    config: () => ({ build: { cssCodeSplit: false } }),
    configResolved: (config) => {
      base = config.base
    },
    transformIndexHtml: {
      order: 'post',
      handler: (page, { bundle }) => {
        const sheets = (page.match(SHEETS) ?? []).map((sheet) => sheet.trim())
        const html = page.replaceAll(SHEETS, '').replace(ROOT, [SHELL, ...sheets, ROOT].join('\n    '))
        const style: HtmlTagDescriptor = { tag: 'style', children: STYLE, injectTo: 'head' }
        const tags = [style, ...preloadsOf(base, Object.values(bundle ?? {}))]
        // before the scripts that may fail
        return { html: html.replace('<title>', `<!--boot-->\n    <script>${AGAIN}</script>\n    <title>`), tags }
      },
    },
  }
}
