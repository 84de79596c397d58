import type { ComponentPage } from '../sample/component-page.ts'

export const page: ComponentPage = {
  purpose: 'Many people or teams, chosen several at once.',
  do: ['Say how many are chosen.'],
  dont: ['Do not lose a choice that a search hides.'],
  keys: [
    { keys: ['Tab'], does: 'moves into the list, once' },
    { keys: ['Space'], does: 'chooses and unchooses' },
    { keys: ['Shift+ArrowDown'], does: 'chooses on the way' },
    { keys: ['Control+A'], does: 'chooses all' },
    { keys: ['Home', 'End'], does: 'goes to the first and the last' },
  ],
}
