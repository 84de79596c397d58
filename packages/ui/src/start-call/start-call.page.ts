import type { ComponentPage } from '../sample/component-page.ts'

export const page: ComponentPage = {
  purpose: 'One word that a class begins with, over the tiles.',
  do: ['Show it for a moment, when a countdown has ended before people who waited for it.'],
  dont: ['Do not say anything in it that somebody has to remember.'],
}
