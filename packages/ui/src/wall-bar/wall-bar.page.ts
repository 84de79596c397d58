import type { ComponentPage } from '../sample/component-page.ts'

export const page: ComponentPage = {
  purpose: 'The head of a class on a wall, one line of it.',
  do: ['Say room, time left, people', 'the way in at its end.'],
  dont: ['Do not put anything on it that is pressed.'],
}
