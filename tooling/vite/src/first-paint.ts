import { colors } from '@repo/ui/colors'
import type { HtmlTagDescriptor, Plugin } from 'vite'

const widerThanArial = 1.056
const ascent = 0.96875
const descent = 0.2412
const percent = (share: number): string => `${(share * 100).toFixed(2)}%`

/** Metric-compatible with Inter, to avoid a layout shift. */
const FALLBACK = `@font-face { font-family: 'Inter Fallback';
  src: local('Arial'), local('Liberation Sans'), local('Arimo'), local('Roboto');
  size-adjust: ${percent(widerThanArial)}; ascent-override: ${percent(ascent / widerThanArial)};
  descent-override: ${percent(descent / widerThanArial)}; line-gap-override: 0% }`

/** Shown before any script or style sheet. Uses system fonts, because Inter would compete with the scripts. */
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

/** Retries failed style sheets, and reloads the page for a script once the server has it. */
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

const preloadsOf = (base: string, files: readonly Built[]): HtmlTagDescriptor[] =>
  files.flatMap(({ fileName, facadeModuleId }) => {
    const [, hreflang] = CATALOG.exec(facadeModuleId ?? '') ?? []
    return hreflang === undefined
      ? []
      : [link({ rel: 'modulepreload', crossorigin: true, hreflang, href: base + fileName })]
  })

/** Inlines a mark, a name, and their style, so that the page has branding at once. The server replaces `boot`. */
export const firstPaint = (): Plugin => {
  let base = '/'
  return {
    name: 'first-paint',
    // a later sheet would precede that of the page and override nothing
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
