import { addons } from 'storybook/manager-api'

import { spaced } from '../src/spaced.ts'
import { latidoTheme } from '../src/theme.ts'

addons.setConfig({
  theme: latidoTheme,
  sidebar: { renderLabel: ({ name, type }) => (type === 'story' ? name : spaced(name)) },
  // its simulation of eyes has other figures than the one of this toolbar
  toolbar: { 'storybook/a11y/panel': { hidden: true } },
})
