import { accentOnPaper, type AccentPalette } from '@repo/domain/center/accent'
import { escapeHtml } from '@repo/domain/core/escape-html'

import type { Language } from '../lib/language.ts'
import { linkUrls } from '../lib/plain-page.ts'

/** Content id of the embedded logo; nothing is loaded from a server. */
export const LOGO_CID = 'logo@latido'

const FONT = "font-family:Inter,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"
const TEXT = `margin:0 0 18px;${FONT};font-size:16px;line-height:1.5;color:#16212a`

/** For programs that support dark mode; others use the inline styles. */
const DARK = `
:root { color-scheme: light dark; supported-color-schemes: light dark }
@media (prefers-color-scheme: dark) {
  .ground { background: #0a0f12 !important }
  .sheet { background: #151f26 !important }
  .text, .text a { color: #f0f5f6 !important }
  .muted { color: #b4c2c8 !important }
  .code { background: #213038 !important; color: #f0f5f6 !important }
}`

interface Mail {
  readonly language: Language
  readonly subject: string
  readonly body: string
}

interface Face {
  readonly centerName: string
  readonly logoHeight: number
  readonly logoWidth: number
  readonly palette: AccentPalette
}

const blockHtml = (block: MailBlock, { accent, onAccent }: AccentPalette): string => {
  switch (block.kind) {
    case 'paragraph':
      return `<p class="text" style="${TEXT}">${block.lines.map(linkUrls).join('<br>')}</p>`
    case 'button': {
      const look = `display:inline-block;padding:13px 22px;border-radius:10px;background:${accent};color:${onAccent};${FONT};font-size:16px;font-weight:600;text-decoration:none`
      return `<p style="margin:0 0 18px"><a href="${escapeHtml(block.url)}" style="${look}">${escapeHtml(block.label)}</a></p>`
    }
    case 'code': {
      const look = `display:inline-block;padding:8px 16px;border-radius:10px;background:#eef2f3;color:#16212a;${FONT};font-size:26px;font-weight:700;letter-spacing:3px`
      const label = `<span class="muted" style="${FONT};font-size:14px;color:#4d5d66">${escapeHtml(block.label)}</span>`
      return `<p style="margin:0 0 18px">${label}<br><span class="code" style="${look}">${escapeHtml(block.code)}</span></p>`
    }
    default:
      return block satisfies never
  }
}

export const mailHtml = ({ language, subject, body }: Mail, face: Face): string => {
  const { palette } = face
  const name = `<td class="text" style="padding-inline-start:12px;${FONT};font-size:18px;font-weight:700;color:#16212a">${escapeHtml(face.centerName)}</td>`
  const logo = `<td><img src="cid:${LOGO_CID}" width="${face.logoWidth}" height="${face.logoHeight}" alt="" style="display:block;border:0;border-radius:8px"></td>`
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(subject)}</title>
<style>${DARK}
</style>
</head>
<body class="ground" style="margin:0;padding:0;background:#eef2f3">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0" class="ground" style="background:#eef2f3"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0" class="sheet" style="max-width:560px;background:#ffffff;border-radius:14px;overflow-wrap:anywhere;text-align:start">
<tr><td style="padding:22px 26px"><table role="presentation" cellspacing="0" cellpadding="0"><tr>${logo}${name}</tr></table></td></tr>
<tr><td style="height:3px;line-height:3px;font-size:0;background:${accentOnPaper(palette.accent)}">&nbsp;</td></tr>
<tr><td style="padding:26px 26px 8px">
${mailBlocks(body)
  .map((block) => blockHtml(block, palette))
  .join('\n')}
</td></tr>
</table>
</td></tr></table>
</body>
</html>
`
}

/** Everything in a block is also in the plain text. */
type MailBlock =
  | { readonly kind: 'paragraph'; readonly lines: readonly string[] }
  | { readonly kind: 'button'; readonly label: string; readonly url: string }
  | { readonly kind: 'code'; readonly label: string; readonly code: string }

const BUTTON = /^([^\n]+):\n(https?:\/\/\S+)$/

const CODE = /^([^\n]+): ([\dA-Z]{4,12})$/

const blockOf = (paragraph: string): MailBlock => {
  const [, label, url] = BUTTON.exec(paragraph) ?? []
  if (label !== undefined && url !== undefined) return { kind: 'button', label, url }
  const [, what, code] = CODE.exec(paragraph) ?? []
  if (what !== undefined && code !== undefined) return { kind: 'code', label: what, code }
  return { kind: 'paragraph', lines: paragraph.split('\n') }
}

/** Empty lines separate blocks. */
export const mailBlocks = (text: string): readonly MailBlock[] =>
  text
    .trim()
    .split(/\n{2,}/)
    .map(blockOf)
