import type { ComponentPage } from '../sample/component-page.ts'

export const page: ComponentPage = {
  purpose: 'Parts of a whole, up to a handful.',
  do: ['Say the parts in a list beside it.'],
  dont: ['Do not use it to compare two wholes.'],
}
