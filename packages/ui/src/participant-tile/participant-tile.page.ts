import type { ComponentPage } from '../sample/component-page.ts'

export const page: ComponentPage = {
  purpose: 'One person on the wall: effort, heart, name, zone.',
  do: [
    'Say the zone five times over: number, color, level, word, bars.',
    'Keep the name readable from the back of the room.',
  ],
  dont: ['Do not scale one layout: it has three densities.', 'Do not show an old value as if it were new.'],
}
