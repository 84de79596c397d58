import type { ComponentPage } from '../sample/component-page.ts'

export const page: ComponentPage = {
  purpose: 'Searches one column.',
  do: ['Keep the words when the column changes.'],
  dont: ['Do not search while fewer letters stand than say something.'],
  keys: [{ keys: ['Control+K'], does: 'brings the focus here from anywhere' }],
}
