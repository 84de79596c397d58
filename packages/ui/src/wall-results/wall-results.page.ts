import type { ComponentPage } from '../sample/component-page.ts'

export const page: ComponentPage = {
  purpose: 'The results of a class on its wall.',
  do: ['Bring everybody, on pages.'],
  dont: ['Do not show the results of people who left before they trained.'],
}
