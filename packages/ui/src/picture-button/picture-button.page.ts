import type { ComponentPage } from '../sample/component-page.ts'

export const page: ComponentPage = {
  purpose: 'A round picture that is pressed to choose another.',
  do: ['Say whose picture it is.'],
  dont: ['Do not hide the way to take it away.'],
}
