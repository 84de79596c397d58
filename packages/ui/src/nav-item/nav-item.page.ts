import type { ComponentPage } from '../sample/component-page.ts'

export const page: ComponentPage = {
  purpose: 'One entry of the menu.',
  do: ['Say the name of the screen, as its heading does.'],
  dont: ['Do not count in it what nobody has to act on.'],
}
