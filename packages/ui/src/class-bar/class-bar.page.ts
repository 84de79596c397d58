import type { ComponentPage } from '../sample/component-page.ts'

export const page: ComponentPage = {
  purpose: 'The head of a running class in the panel: time, people, what the coach may do.',
  do: ['Keep Stop apart from what is pressed often.'],
  dont: ['Do not announce the clock: it would speak each second.'],
}
