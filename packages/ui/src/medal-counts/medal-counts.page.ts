import type { ComponentPage } from '../sample/component-page.ts'

export const page: ComponentPage = {
  purpose: 'How many medals of each kind somebody has.',
  do: ['Show the three kinds in one order.'],
  dont: ['Do not show a kind without its word.'],
}
