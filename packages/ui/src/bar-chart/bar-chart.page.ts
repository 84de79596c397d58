import type { ComponentPage } from '../sample/component-page.ts'

export const page: ComponentPage = {
  purpose: 'Compares a few amounts, with the figure on each bar.',
  do: ['Use it for up to a dozen bars.', 'Put it in a chart frame, which says it as a table too.'],
  dont: ['Do not cut the axis: bars begin at zero.'],
}
