import type { ComponentPage } from '../sample/component-page.ts'

export const page: ComponentPage = {
  purpose: 'The label, hint and error of any control, tied to it.',
  do: ['Write a label that stands alone, and a hint that says the form.'],
  dont: ['Do not put the error in the place of the hint: both are needed.'],
}
