import type { ComponentPage } from '../sample/component-page.ts'

export const page: ComponentPage = {
  purpose: 'One of a few, always exactly one.',
  do: ['Use it for two to four short words, with a label.'],
  dont: ['Do not use it for actions.'],
  keys: [
    { keys: ['ArrowRight'], does: 'goes to the next' },
    { keys: ['Enter'], does: 'takes it' },
  ],
}
