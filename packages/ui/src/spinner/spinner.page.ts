import type { ComponentPage } from '../sample/component-page.ts'

export const page: ComponentPage = {
  purpose: 'Something goes on, and nobody knows for how long.',
  do: ['Show it after a moment only.'],
  dont: ['Do not cover the view with it.'],
}
