import type { ComponentPage } from '../sample/component-page.ts'

export const page: ComponentPage = {
  purpose: 'The time that is left, as large as its place.',
  do: ['Use it before the start of a class.'],
  dont: ['Do not count anything else down in it.'],
}
