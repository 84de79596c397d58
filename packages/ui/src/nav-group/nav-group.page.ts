import type { ComponentPage } from '../sample/component-page.ts'

export const page: ComponentPage = {
  purpose: 'Entries of the menu that belong together.',
  do: ['Name it with one word.'],
  dont: ['Do not make a group of one.'],
}
