import type { ComponentPage } from '../sample/component-page.ts'

export const page: ComponentPage = {
  purpose: 'A code to scan.',
  do: ['Keep four squares of white around it.', 'Write the address beside it, short enough to type.'],
  dont: ['Do not color it or put a picture inside.'],
}
