import type { ComponentPage } from '../sample/component-page.ts'

export const page: ComponentPage = {
  purpose: 'The place somebody stands in; the first three as a medal.',
  do: ['Share it between equals.'],
  dont: ['Do not show it before anything was counted.'],
}
