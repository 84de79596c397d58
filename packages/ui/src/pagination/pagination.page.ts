import type { ComponentPage } from '../sample/component-page.ts'

export const page: ComponentPage = {
  purpose: 'Steps through numbered pages.',
  do: ['Say which of how many are shown.'],
  dont: ['Do not take a button away at the end: nothing moves.'],
}
