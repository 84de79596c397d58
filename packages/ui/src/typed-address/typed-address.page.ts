import type { ComponentPage } from '../sample/component-page.ts'

export const page: ComponentPage = {
  purpose: 'An address to be typed, broken after a slash where its line is too short.',
  do: ['Use it wherever somebody reads an address off a screen.'],
  dont: ['Do not use it for a link: who presses needs no address.'],
}
