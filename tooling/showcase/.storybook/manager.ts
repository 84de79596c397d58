import { addons } from 'storybook/manager-api'

import { latidoTheme } from '../src/theme.ts'

const spaced = (name: string): string => {
  const words = name.replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

addons.setConfig({
  theme: latidoTheme,
  // folders are named in kebab case
  sidebar: { renderLabel: ({ name, type }) => (type === 'story' ? name : spaced(name)) },
  // its simulation of eyes has other figures than the one of this toolbar
  toolbar: { 'storybook/a11y/panel': { hidden: true } },
})
