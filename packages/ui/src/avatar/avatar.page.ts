import type { ComponentPage } from '../sample/component-page.ts'

export const page: ComponentPage = {
  purpose: "A person's or a room's picture, with the name's first letter until it comes.",
  do: ['Set `named` where the name does not stand beside it.'],
  dont: ['Do not use it for a center: that has a mark.', 'Do not crop a logo into it.'],
}
