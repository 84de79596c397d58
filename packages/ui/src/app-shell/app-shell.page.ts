import type { ComponentPage } from '../sample/component-page.ts'

export const page: ComponentPage = {
  purpose: 'Holds every screen of the panel: top bar, menu and the one main area.',
  do: [
    'Give it one view at a time',
    'the view brings its heading.',
    "Name the menu and its buttons in the reader's language.",
  ],
  dont: ['Do not put a second main area or a second menu inside.'],
  keys: [
    { keys: ['Tab'], does: 'reaches the link that skips the menu first' },
    { keys: ['Enter'], does: 'follows it into the view' },
    { keys: ['Space'], does: 'makes the menu narrow, or wide again, on its button' },
  ],
}
