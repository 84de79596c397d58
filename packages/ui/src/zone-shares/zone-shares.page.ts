import type { ComponentPage } from '../sample/component-page.ts'

export const page: ComponentPage = {
  purpose: 'The time of a training by zones, as parts of one bar; its place gives it its size.',
  do: ['Draw all bars of a list on one scale, so that a longer training is a longer bar.'],
  dont: ['Do not use it for people: that is a zone bar.'],
}
