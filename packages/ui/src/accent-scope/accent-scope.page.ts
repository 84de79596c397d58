import type { ComponentPage } from '../sample/component-page.ts'

export const page: ComponentPage = {
  purpose: 'Shows parts in an accent that the page does not wear, before somebody chooses it.',
  do: ['Use it where a center picks its own color.'],
  dont: ['Do not use it to make one part of a screen stand out.'],
}
