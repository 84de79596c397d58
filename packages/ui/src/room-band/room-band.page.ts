import type { ComponentPage } from '../sample/component-page.ts'

export const page: ComponentPage = {
  purpose: 'Heads the page of a room with what the room looks like: its picture, or the heartbeat that stands for it.',
  do: ['Put the head of the page into it, once a page.'],
  dont: ['Put it into a list: rooms of a list are cards.'],
  keys: [],
}
