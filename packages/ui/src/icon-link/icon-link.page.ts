import type { ComponentPage } from '../sample/component-page.ts'

export const page: ComponentPage = {
  purpose: 'A way to another page for which a picture says enough, such as the way back.',
  do: ['Put the way back before the title of its page.'],
  dont: ['Do not use it for what changes something: that is a button.'],
}
