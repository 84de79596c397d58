import type { ComponentPage } from '../sample/component-page.ts'

export const page: ComponentPage = {
  purpose: 'Words in a size and a weight of the scale.',
  do: ['Use the muted tone for what explains.'],
  dont: ['Do not set a size of your own.'],
}
