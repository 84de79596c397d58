import type { ComponentPage } from '../sample/component-page.ts'

export const page: ComponentPage = {
  purpose: 'Who stands first, for the back of a room.',
  do: ['Show it between classes.'],
  dont: ['Do not show last names.'],
}
