import { escapeHtml } from '@repo/domain/core/escape-html'

import type { Language } from './language.ts'

export const linkUrls = (text: string): string =>
  text
    .split(/(https?:\/\/\S+)/)
    .map((part, index) =>
      index % 2 === 0 ? escapeHtml(part) : `<a href="${escapeHtml(part)}">${escapeHtml(part)}</a>`,
    )
    .join('')

const STYLE = `
:root { color-scheme: dark; font: 1rem/1.5 system-ui, sans-serif; background: #0a0f12; color: #f0f5f6 }
body { min-height: 100vh; margin: 0; display: grid; place-content: center; gap: 2rem; padding: 1.5rem; box-sizing: border-box; text-align: center }
main, section { max-width: 32rem; overflow-wrap: anywhere }
h1, p { text-wrap: balance }
h1 { font-size: 1.5rem; line-height: 1.25; margin: 0 0 .5rem }
p { margin: 0 0 1.5rem; color: #b4c2c8 }
button { min-height: 3rem; padding: 0 1.5rem; border: 0; border-radius: .75rem; background: #2dd4bf; color: #04201c; font: inherit; font-weight: 600; cursor: pointer }
button:focus-visible { outline: 2px solid #7df3e1; outline-offset: 2px }
`

interface PlainPage {
  readonly language: Language
  readonly title: string
  readonly head?: string
  readonly body: string
}

export const plainPage = ({ language, title, head = '', body }: PlainPage): string => `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${head}<title>${escapeHtml(title)}</title>
<link rel="icon" href="data:,">
<style>${STYLE}</style>
</head>
<body>
${body}
</body>
</html>
`
