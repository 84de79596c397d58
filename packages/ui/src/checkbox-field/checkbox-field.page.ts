import type { ComponentPage } from '../sample/component-page.ts'

export const page: ComponentPage = {
  purpose: 'Yes or no that counts once the form is sent.',
  do: ['Word it so that ticked means yes.'],
  dont: ['Do not word it as a negation.', 'Do not use it for what acts at once: that is a switch.'],
  keys: [{ keys: ['Space'], does: 'ticks and unticks it' }],
}
