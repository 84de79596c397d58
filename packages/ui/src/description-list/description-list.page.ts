import type { ComponentPage } from '../sample/component-page.ts'

export const page: ComponentPage = {
  purpose: 'Facts with their names.',
  do: ['Show a dash for what is not known.'],
  dont: ['Do not use it for what people compare: that is a table.'],
}
