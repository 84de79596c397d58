import type { ComponentPage } from '../sample/component-page.ts'

export const page: ComponentPage = {
  purpose: 'A surface for what belongs together.',
  do: ['Give it a heading when several stand in a view.'],
  dont: ['Do not nest cards.', 'Do not use one for a single line.'],
}
