import type { ComponentPage } from '../sample/component-page.ts'

export const page: ComponentPage = {
  purpose: 'A room, and what goes on in it.',
  do: ['Let the whole card open it, named by the room.'],
  dont: ["Do not show a picture without the room's name."],
}
