import type { ComponentPage } from '../sample/component-page.ts'

export const page: ComponentPage = {
  purpose: 'Says why nothing is here, and what to do.',
  do: ['Tell “nothing yet” from “nothing found”, each with its action.'],
  dont: ['Do not joke, and do not apologize.'],
}
