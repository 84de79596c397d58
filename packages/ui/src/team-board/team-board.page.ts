import type { ComponentPage } from '../sample/component-page.ts'

export const page: ComponentPage = {
  purpose: 'People dealt into teams, and moved by hand.',
  do: ['Offer moving by keys and by menu.'],
  dont: ['Do not deal anew what was moved by hand, without asking.'],
  keys: [{ keys: ['Tab'], does: 'moves to a person' }],
}
