import type { ComponentPage } from '../sample/component-page.ts'

export const page: ComponentPage = {
  purpose: 'A span of days: a usual one, or two dates.',
  do: ['Include today and both ends.'],
  dont: ['Do not call seven days a week.'],
}
