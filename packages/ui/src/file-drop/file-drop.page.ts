import type { ComponentPage } from '../sample/component-page.ts'

export const page: ComponentPage = {
  purpose: 'Takes files that are dropped on it or chosen.',
  do: ['Say which kinds and how large.'],
  dont: ['Do not begin to send what was not accepted.'],
  keys: [{ keys: ['Tab'], does: "moves to the browser's own chooser" }],
}
