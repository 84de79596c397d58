import { escapeHtml } from '@repo/domain/core/escape-html'
import type { Seconds } from '@repo/domain/core/units'
import { formatPairingCode } from '@repo/domain/displays/pairing-code'
import type { RadioHealth } from '@repo/straps/reception'

import { STATUS_WORDS } from './status-words.ts'

export type Connection =
  /** `code` is null while the server gives none. */
  | { readonly kind: 'pairing'; readonly code: string | null }
  | { readonly kind: 'connecting' }
  | { readonly kind: 'connected'; readonly roomName: string }
  | { readonly kind: 'cut-off' }
  /** The room is inactive, or the key of the settings is revoked. */
  | { readonly kind: 'refused' }

export interface Status {
  readonly connection: Connection
  readonly radios: readonly RadioHealth[]
  /** Straps received in the last 10 s. */
  readonly straps: number
  readonly unsent: Seconds
  readonly isDiskFull: boolean
  readonly version: string
}

/** One or two seconds are on their way. */
const ON_THE_WAY: Seconds = 2

const STYLE = `
:root { color-scheme: dark; font: 1rem/1.5 system-ui, sans-serif; background: #0a0f12; color: #f0f5f6 }
body { margin: 0; padding: 2rem 1.5rem; display: grid; justify-content: center }
main { width: min(32rem, 100vw - 3rem); display: grid; gap: 1.5rem }
h1 { font-size: 1.25rem; margin: 0; color: #b4c2c8; font-weight: 500 }
p { margin: 0; text-wrap: balance }
section { background: #141b20; border-radius: .75rem; padding: 1.25rem }
.code { font-size: 3rem; line-height: 1.2; font-weight: 650; letter-spacing: .08em; color: #2dd4bf; font-variant-numeric: tabular-nums }
.state { font-size: 1.25rem; font-weight: 600 }
.muted { color: #b4c2c8 }
.bad { color: #fda4af }
dl { display: grid; gap: .75rem; margin: 0 }
dl > div { display: grid; grid-template-columns: max-content 1fr; gap: 1rem }
dt { color: #b4c2c8 }
dd { margin: 0; text-align: end; font-variant-numeric: tabular-nums }
`

type Words = (typeof STATUS_WORDS)['en']

const radioOf = ({ kind, name, state, links, slots }: RadioHealth, words: Words): string => {
  const parts = [words.states[state], ...(links === undefined ? [] : [words.links(links, slots ?? links)])]
  const tone = state === 'scanning' ? '' : ' class="bad"'
  return `<div><dt>${words.kinds[kind]} ${escapeHtml(name)}</dt><dd${tone}>${parts.join(' · ')}</dd></div>`
}

const connectionOf = (connection: Connection, words: Words): string => {
  switch (connection.kind) {
    case 'pairing':
      return connection.code === null
        ? `<p class="state">${words.noCode}</p>`
        : `<p class="muted">${words.enterCode}</p><p class="code">${formatPairingCode(connection.code)}</p><p class="muted">${words.whereToEnter}</p>`
    case 'connecting':
      return `<p class="state">${words.connecting}</p>`
    case 'connected':
      return `<p class="state">${escapeHtml(words.inRoom(connection.roomName))}</p>`
    case 'cut-off':
      return `<p class="state bad">${words.noAnswer}</p><p class="muted">${words.keptMeanwhile}</p>`
    case 'refused':
      return `<p class="state bad">${words.refused}</p><p class="muted">${words.whyRefused}</p>`
  }
}

const unsentOf = (unsent: Seconds, words: Words): string => {
  if (unsent <= ON_THE_WAY) return words.nothingUnsent
  return unsent < 60 ? words.seconds(unsent) : words.minutes(Math.round(unsent / 60))
}

/** Self-contained and without scripts: it works in any browser of the center's network. */
export const statusPage = (status: Status, language: 'en' | 'es'): string => {
  const words = STATUS_WORDS[language]
  const radios =
    status.radios.length === 0
      ? `<p class="bad">${words.noRadio}</p>`
      : `<dl>${status.radios.map((radio) => radioOf(radio, words)).join('')}</dl>`
  const facts = [
    [words.straps, String(status.straps)],
    [words.unsent, unsentOf(status.unsent, words)],
    [words.version, escapeHtml(status.version)],
  ]
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="refresh" content="3">
<title>${words.title}</title>
<link rel="icon" href="data:,">
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>${words.title}</h1>
<section>${connectionOf(status.connection, words)}</section>
<section aria-label="${words.radios}">${radios}</section>
<section><dl>${facts.map(([term, value]) => `<div><dt>${term}</dt><dd>${value}</dd></div>`).join('')}</dl></section>
${status.isDiskFull ? `<p class="bad">${words.fullDisk}</p>` : ''}
</main>
</body>
</html>
`
}
