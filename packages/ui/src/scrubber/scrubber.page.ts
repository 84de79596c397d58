import type { ComponentPage } from '../sample/component-page.ts'

export const page: ComponentPage = {
  purpose: 'Goes to any moment of something recorded.',
  do: ['Say the moment in words as it moves.'],
  dont: ['Do not play while it is dragged.'],
  keys: [{ keys: ['Tab'], does: 'moves to it' }],
}
