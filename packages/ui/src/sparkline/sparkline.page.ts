import type { ComponentPage } from '../sample/component-page.ts'

export const page: ComponentPage = {
  purpose: 'Whether a figure goes up or down.',
  do: ['Put the figure beside it.'],
  dont: ['Do not read single values from it: that is a trend chart.'],
}
