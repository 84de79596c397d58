import type { ComponentPage } from '../sample/component-page.ts'

export const page: ComponentPage = {
  purpose: "Pictures in an order of one's own.",
  do: ['Offer the menu to those who do not drag.'],
  dont: ['Do not order by dragging alone.'],
}
