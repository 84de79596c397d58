import type { ComponentPage } from '../sample/component-page.ts'

export const page: ComponentPage = {
  purpose: 'The first heading of a view: names the tab, and has the focus when the view comes.',
  do: ['Give every view one.'],
  dont: ['Do not use it inside a dialog.'],
}
