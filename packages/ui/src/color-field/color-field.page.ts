import type { ComponentPage } from '../sample/component-page.ts'

export const page: ComponentPage = {
  purpose: 'A color: typed, picked or chosen from a few that fit.',
  do: ['Offer what is readable, and say which contrast is missing of what is not.'],
  dont: ['Do not take a color that words cannot be read on.'],
}
