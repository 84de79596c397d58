import type { ComponentPage } from '../sample/component-page.ts'

export const page: ComponentPage = {
  purpose: 'One task on its own, over the view that asked for it.',
  do: ['Give the focus back to what opened it.', 'Keep it short, or let it be a page.'],
  dont: ['Do not open a dialog from a dialog, unless to confirm.', 'Do not lose what was typed.'],
  keys: [{ keys: ['Escape'], does: 'closes it, when nothing was typed' }],
}
