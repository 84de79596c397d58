import type { ComponentPage } from '../sample/component-page.ts'

export const page: ComponentPage = {
  purpose: 'The logo of the center whose pages these are, and Latido’s mark where it has none.',
  do: ['Put it beside the name, which says the same in words.'],
  dont: ['Do not put Latido’s mark beside it: one of them is enough.'],
}
