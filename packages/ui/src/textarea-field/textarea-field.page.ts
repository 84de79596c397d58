import type { ComponentPage } from '../sample/component-page.ts'

export const page: ComponentPage = {
  purpose: 'Several lines of words.',
  do: ['Count what is left when it comes to an end.'],
  dont: ['Do not cut what was pasted.'],
}
