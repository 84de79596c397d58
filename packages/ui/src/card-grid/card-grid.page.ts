import type { ComponentPage } from '../sample/component-page.ts'

export const page: ComponentPage = {
  purpose: 'Cards of one kind in as many columns as fit.',
  do: ['Let the cards be equally important.'],
  dont: ['Do not mix kinds, and do not count on a number of columns.'],
}
