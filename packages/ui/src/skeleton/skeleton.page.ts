import type { ComponentPage } from '../sample/component-page.ts'

export const page: ComponentPage = {
  purpose: 'Holds a place while content loads.',
  do: ['Have it as high as what comes.'],
  dont: ['Do not use more than one word of “loading” for a group.'],
}
