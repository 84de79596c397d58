import type { ComponentPage } from '../sample/component-page.ts'

export const page: ComponentPage = {
  purpose: 'One of many, found by typing.',
  do: ['Use it from a dozen choices on.', 'Leave the typed words when nothing was chosen, until the field is left.'],
  dont: ['Do not make up a choice from what was typed.'],
  keys: [
    { keys: ['ArrowDown'], does: 'goes to the next choice' },
    { keys: ['Enter'], does: 'chooses it' },
    { keys: ['Tab'], does: 'leaves, and brings the words of the choice back' },
  ],
}
