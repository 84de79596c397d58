import type { ComponentPage } from '../sample/component-page.ts'

export const page: ComponentPage = {
  purpose: 'A code to scan.',
  do: [
    'Keep four squares of white around it, two in the corner of a screen.',
    'Write the address beside it, short enough to type.',
  ],
  dont: ['Do not color it or put a picture inside.'],
}
