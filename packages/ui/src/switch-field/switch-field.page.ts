import type { ComponentPage } from '../sample/component-page.ts'

export const page: ComponentPage = {
  purpose: 'On or off, at once.',
  do: ['Word it as what is on.'],
  dont: ['Do not use it in a form that is sent: that is a checkbox.'],
  keys: [{ keys: ['Space'], does: 'turns it on and off' }],
}
