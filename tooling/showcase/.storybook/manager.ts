import { addons } from 'storybook/manager-api'

import { spaced } from '../src/spaced.ts'
import { latidoTheme } from '../src/theme.ts'

addons.setConfig({
  theme: latidoTheme,
  sidebar: { renderLabel: ({ name, type }) => (type === 'story' ? name : spaced(name)) },
})
