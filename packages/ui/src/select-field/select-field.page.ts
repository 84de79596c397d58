import type { ComponentPage } from '../sample/component-page.ts'

export const page: ComponentPage = {
  purpose: 'One of some, in a list that opens.',
  do: ['Use it from five to a dozen choices', 'fewer are segments.'],
  dont: ['Do not choose for people what matters to them.'],
  keys: [
    { keys: ['ArrowDown'], does: 'goes to the next choice' },
    { keys: ['Enter'], does: 'opens it, and takes the choice' },
  ],
}
