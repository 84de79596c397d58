import type { ComponentPage } from '../sample/component-page.ts'

export const page: ComponentPage = {
  purpose: 'The menu, or a task, from the side of a small screen.',
  do: ['Take it away when its entry is chosen.'],
  dont: ['Do not use it where there is room beside.'],
  keys: [{ keys: ['Escape'], does: 'closes it' }],
}
