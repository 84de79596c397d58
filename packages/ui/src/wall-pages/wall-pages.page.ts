import type { ComponentPage } from '../sample/component-page.ts'

export const page: ComponentPage = {
  purpose: 'Pages of a wall that fade into each other.',
  do: ['Say how many there are, and which is shown.'],
  dont: ['Do not turn faster than a name is found.'],
}
