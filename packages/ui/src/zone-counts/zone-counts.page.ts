import type { ComponentPage } from '../sample/component-page.ts'

export const page: ComponentPage = {
  purpose: 'How many people of a class train in each zone now, to be read from afar.',
  do: ['Keep all five, also those that nobody is in: a zone is found by its place.'],
  dont: ['Do not use it for the time of one person: that is what the shares of zones are for.'],
}
