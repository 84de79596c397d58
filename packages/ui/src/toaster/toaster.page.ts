import type { ComponentPage } from '../sample/component-page.ts'

export const page: ComponentPage = {
  purpose: 'Says that something was done, or was not, and passes.',
  do: ['Offer the undo in it.', 'Let time stop while somebody reads.'],
  dont: ['Do not say in it alone what people must know.'],
}
