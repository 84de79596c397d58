import type { ComponentPage } from '../sample/component-page.ts'

export const page: ComponentPage = {
  purpose: 'One field that leads everywhere.',
  do: ['Offer what somebody may do, and nothing else.', 'Say places, people and actions in the words of the menu.'],
  dont: ['Do not hide an action here alone.'],
  keys: [
    { keys: ['ArrowDown'], does: 'goes to the next offer' },
    { keys: ['Enter'], does: 'follows it' },
    { keys: ['Escape'], does: 'closes it' },
  ],
}
