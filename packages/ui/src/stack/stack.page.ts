import type { ComponentPage } from '../sample/component-page.ts'

export const page: ComponentPage = {
  purpose: 'One below the other, with a gap from the scale.',
  do: ['Let the gap say what belongs together.'],
  dont: ['Do not set margins on what stands inside.'],
}
