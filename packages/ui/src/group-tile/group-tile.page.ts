import type { ComponentPage } from '../sample/component-page.ts'

export const page: ComponentPage = {
  purpose: 'One tile for several people, where one of each would say nothing.',
  do: ['Use it for those without signal for two minutes.'],
  dont: ['Do not fold somebody who is live.'],
}
