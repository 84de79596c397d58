import type { ComponentPage } from '../sample/component-page.ts'

export const page: ComponentPage = {
  purpose: 'A text cut to its place, whole in a tooltip.',
  do: ['Use it for names people typed.'],
  dont: ['Do not cut what people compare, such as figures.'],
}
