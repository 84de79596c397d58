import type { ComponentPage } from '../sample/component-page.ts'

export const page: ComponentPage = {
  purpose: 'Things to do, ticked off as they come true.',
  do: ['Give what is open its next step as an action.'],
  dont: ['Do not let people tick by hand: it shows what is.'],
}
