import type { ComponentPage } from '../sample/component-page.ts'

export const page: ComponentPage = {
  purpose: 'The first heading of a view, with its actions.',
  do: ["Say the name of the menu's entry."],
  dont: ['Do not put more than one accent button in it.'],
}
