import type { ComponentPage } from '../sample/component-page.ts'

export const page: ComponentPage = {
  purpose: 'Many rows in a small place.',
  do: ['Use it for rows that are read and not acted on.'],
  dont: ['Do not use it where a list has pages.'],
}
