import type { ComponentPage } from '../sample/component-page.ts'

export const page: ComponentPage = {
  purpose: 'Something true of the whole view, for as long as it is true.',
  do: ['Say what happened, then what to do, with one action.', 'Set `announce` when it comes while somebody works.'],
  dont: ['Do not use it for what passes: that is a toast.'],
}
