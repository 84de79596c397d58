import type { ComponentPage } from '../sample/component-page.ts'

export const page: ComponentPage = {
  purpose: 'Where the people of a class are, as parts of one bar.',
  do: ['Say it in words beside.'],
  dont: ['Do not show a part for nobody.'],
}
