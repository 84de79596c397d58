import type { ComponentPage } from '../sample/component-page.ts'

export const page: ComponentPage = {
  purpose: 'One figure, the days it counts, and how it came about.',
  do: ['Say the days', 'link to what it is made of.'],
  dont: ['Do not show a change without what it is compared with.'],
}
