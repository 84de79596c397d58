import type { ComponentPage } from '../sample/component-page.ts'

export const page: ComponentPage = {
  purpose: 'Rows to compare, search and act on; cards on a phone.',
  do: ['Put what people look for first.', 'Have an empty, a loading and a failed state.'],
  dont: ['Do not scroll the page sideways: columns give way, and say so.'],
}
