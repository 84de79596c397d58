import type { ComponentPage } from '../sample/component-page.ts'

export const page: ComponentPage = {
  purpose: 'Goes somewhere, with the weight of a button.',
  do: ['Use it for the one way on from an empty or finished view.'],
  dont: ['Do not let it change anything.'],
}
