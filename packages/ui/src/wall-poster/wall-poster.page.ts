import type { ComponentPage } from '../sample/component-page.ts'

export const page: ComponentPage = {
  purpose: 'What a wall shows while nothing runs.',
  do: ['Say the room, the time, and the way in.'],
  dont: ['Do not leave a wall black.'],
}
