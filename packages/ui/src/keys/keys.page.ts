import type { ComponentPage } from '../sample/component-page.ts'

export const page: ComponentPage = {
  purpose: 'Keys to press, as they are written on them.',
  do: ['Use it in hints and in the list of keys.'],
  dont: ['Do not use it for touch.'],
}
