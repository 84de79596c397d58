import type { ComponentPage } from '../sample/component-page.ts'

export const page: ComponentPage = {
  purpose: 'How far something is, with words beside it.',
  do: ['Say the figure, not only the bar.'],
  dont: ['Do not let it run without an end: that is a spinner.'],
}
