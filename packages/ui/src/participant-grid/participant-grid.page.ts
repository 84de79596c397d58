import type { ComponentPage } from '../sample/component-page.ts'

export const page: ComponentPage = {
  purpose: 'Everybody of a class, as large as the place allows.',
  do: ['Let the order rest for some seconds: eyes look for a place.'],
  dont: ['Do not show quiet people among the live ones.'],
  keys: [
    { keys: ['Tab'], does: "moves to a person's action" },
    { keys: ['Enter'], does: 'presses it' },
  ],
}
