import type { ComponentPage } from '../sample/component-page.ts'

export const page: ComponentPage = {
  purpose: 'A switch that stands alone, such as in the row of a table.',
  do: ['Give it the words of the whole row: “Lucía may sign in”.'],
  dont: ['Do not use it in a form: there a switch has its words beside it.'],
}
