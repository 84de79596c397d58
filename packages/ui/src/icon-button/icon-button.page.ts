import type { ComponentPage } from '../sample/component-page.ts'

export const page: ComponentPage = {
  purpose: 'An action whose picture everybody knows.',
  do: ['Name it with verb and thing: it is spoken and shown as the tooltip.'],
  dont: ['Do not use it for what happens once a month: write the words.'],
  keys: [
    { keys: ['Tab'], does: 'moves to it, and shows its name' },
    { keys: ['Enter'], does: 'presses it' },
  ],
}
