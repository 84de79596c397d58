import type { ComponentPage } from '../sample/component-page.ts'

export const page: ComponentPage = {
  purpose: 'The way into a class, over a whole wall.',
  do: ['Show it at nobody, and for half a minute when the coach asks.'],
  dont: ['Do not let it cover a running class for longer.'],
}
