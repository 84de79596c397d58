import type { ComponentPage } from '../sample/component-page.ts'

export const page: ComponentPage = {
  purpose: 'A tile that a packet writes to directly.',
  do: ['Use it where people train.'],
  dont: ['Do not render it anew for each packet.'],
}
