import type { ComponentPage } from '../sample/component-page.ts'

export const page: ComponentPage = {
  purpose: 'What the colors mean: zones, their effort, their words.',
  do: ['Show it before a class.'],
  dont: ['Do not show the color alone.'],
}
