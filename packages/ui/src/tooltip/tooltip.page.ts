import type { ComponentPage } from '../sample/component-page.ts'

export const page: ComponentPage = {
  purpose: 'Adds words to what has a name already.',
  do: ['Keep it to one sentence.'],
  dont: ['Do not put in it what is needed, or what is pressed.'],
  keys: [
    { keys: ['Tab'], does: 'shows it with the focus' },
    { keys: ['Escape'], does: 'hides it' },
  ],
}
