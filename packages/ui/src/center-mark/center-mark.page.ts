import type { ComponentPage } from '../sample/component-page.ts'

export const page: ComponentPage = {
  purpose: "A center's own picture, or Latido's mark while it has none.",
  do: ['Use it wherever the center speaks: top bar, wall, phone, mail.'],
  dont: ['Do not show initials for a center: those are for people.'],
}
