import type { ComponentPage } from '../sample/component-page.ts'

export const page: ComponentPage = {
  purpose: 'From one day to another, both included.',
  do: ['Let either be typed.'],
  dont: ['Do not swap the two without a word.'],
}
