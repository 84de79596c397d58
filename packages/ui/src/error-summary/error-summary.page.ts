import type { ComponentPage } from '../sample/component-page.ts'

export const page: ComponentPage = {
  purpose: 'Everything that is wrong with a form, in one place that takes the focus.',
  do: ['Use it from six fields on', 'each line leads to its field.'],
  dont: ['Do not repeat “required”: say what to enter.'],
}
