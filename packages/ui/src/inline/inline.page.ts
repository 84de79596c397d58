import type { ComponentPage } from '../sample/component-page.ts'

export const page: ComponentPage = {
  purpose: 'Side by side, wrapping.',
  do: ['Use it for buttons and badges.'],
  dont: ['Do not set margins on what stands inside.'],
}
