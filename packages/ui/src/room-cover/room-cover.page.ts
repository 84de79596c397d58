import type { ComponentPage } from '../sample/component-page.ts'

export const page: ComponentPage = {
  purpose:
    'What stands in the place of a room’s picture: a heartbeat of its own, so that rooms are told apart at a glance.',
  do: ['Give it the name of the room alone: the same room looks the same everywhere.'],
  dont: ['Put it beside a picture, or let it say something: the name is written below.'],
  keys: [],
}
