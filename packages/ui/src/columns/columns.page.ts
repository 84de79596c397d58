import type { ComponentPage } from '../sample/component-page.ts'

export const page: ComponentPage = {
  purpose: 'As many equal columns as fit.',
  do: ['Use it for parts that may stand in any number of rows.'],
  dont: ['Do not use it for a form: fields stand below each other.'],
}
