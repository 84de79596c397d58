import type { ComponentPage } from '../sample/component-page.ts'

export const page: ComponentPage = {
  purpose: 'One word of state beside what it is about.',
  do: ['Say the state in words: the color only helps.', 'Keep to one badge a line.'],
  dont: ['Do not press it: what acts is a button.', 'Do not use it for counts that change each second.'],
}
