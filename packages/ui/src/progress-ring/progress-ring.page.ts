import type { ComponentPage } from '../sample/component-page.ts'

export const page: ComponentPage = {
  purpose: 'How far a goal is, where a bar has no room.',
  do: ['Write the figure inside.'],
  dont: ['Do not compare rings.'],
}
