import type { ComponentPage } from '../sample/component-page.ts'

export const page: ComponentPage = {
  purpose: 'Values over time.',
  do: ['Begin at zero where amounts are compared.', 'Let points be read by pointer and keys.'],
  dont: ['Do not draw a line through days without a value.'],
  keys: [{ keys: ['Tab'], does: 'moves into the chart' }],
}
