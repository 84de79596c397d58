import type { ComponentPage } from '../sample/component-page.ts'

export const page: ComponentPage = {
  purpose: 'Leaves a way on where a part of the screen cannot be drawn.',
  do: ['Give it a fallback that needs nothing of what may have failed: words, a picture, a button.'],
  dont: ['Do not use it for what a server refuses: that has its own words.'],
}
