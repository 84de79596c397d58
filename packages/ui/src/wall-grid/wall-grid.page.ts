import type { ComponentPage } from '../sample/component-page.ts'

export const page: ComponentPage = {
  purpose: 'Everybody of a class on a wall, on pages that turn where they do not fit.',
  do: ['Keep the effort readable, then turn pages.'],
  dont: ['Do not scroll: nobody can.'],
}
