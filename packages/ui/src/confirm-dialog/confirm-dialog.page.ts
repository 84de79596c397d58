import type { ComponentPage } from '../sample/component-page.ts'

export const page: ComponentPage = {
  purpose: 'Asks before what cannot be taken back.',
  do: ['Name the thing, and say what stays: “What was trained is stored”.', 'Let the button repeat the verb.'],
  dont: ['Do not ask before what can be undone: offer the undo.', 'Do not answer with Yes and No.'],
  keys: [
    { keys: ['Tab'], does: 'leads to the way out first' },
    { keys: ['Enter'], does: 'presses what has the focus' },
  ],
}
