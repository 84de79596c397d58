import type { ComponentPage } from '../sample/component-page.ts'

export const page: ComponentPage = {
  purpose: 'Tells its content how many pixels its place has.',
  do: ['Use it where a layout is computed, such as on a wall.'],
  dont: ['Do not use it where style sheets can do it.'],
}
