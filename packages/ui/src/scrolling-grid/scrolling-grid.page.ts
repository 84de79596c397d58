import type { ComponentPage } from '../sample/component-page.ts'

export const page: ComponentPage = {
  purpose: 'Many tiles in the panel, where only those in sight exist.',
  do: ['Use it from twenty people on.'],
  dont: ['Do not use it on a wall: nobody scrolls there.'],
}
