import type { ComponentPage } from '../sample/component-page.ts'

export const page: ComponentPage = {
  purpose: 'A number with its unit.',
  do: ['Say the bounds in the hint.', 'Let people type', 'the buttons are for one more or less.'],
  dont: ['Do not use it for a number that is a name, such as a code.'],
  keys: [
    { keys: ['ArrowUp'], does: 'one more' },
    { keys: ['ArrowDown'], does: 'one less' },
    { keys: ['PageDown'], does: 'ten less' },
  ],
}
