import type { ComponentPage } from '../sample/component-page.ts'

export const page: ComponentPage = {
  purpose: 'The first three.',
  do: ['Share a place between equals.'],
  dont: ['Do not show fewer than three steps because somebody is missing.'],
}
