import type { ComponentPage } from '../sample/component-page.ts'

export const page: ComponentPage = {
  purpose: 'Parts of one screen, one at a time.',
  do: ['Keep the choice in the address.'],
  dont: ['Do not put steps in it that follow each other.'],
  keys: [
    { keys: ['ArrowRight'], does: 'goes to the next tab' },
    { keys: ['Enter'], does: 'shows it' },
  ],
}
