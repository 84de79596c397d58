import type { ComponentPage } from '../sample/component-page.ts'

export const page: ComponentPage = {
  purpose: 'Says that a part did not load, with a way to try again.',
  do: ['Say which part, and what still works.', 'Give the code to those who ask for help.'],
  dont: ['Do not put the whole view away because one part failed.'],
}
