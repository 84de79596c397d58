import { join } from 'node:path'

import { getConfig } from '@lingui/conf'
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin'
import babel from '@rolldown/plugin-babel'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import type { PluginOption } from 'vite'

/** lingui would search its configuration from the working directory. */
const wordsOf = (packageFolder: string): string => join(packageFolder, '../../packages/i18n')

export const reactPlugins = (packageFolder: string): PluginOption[] => {
  const cwd = wordsOf(packageFolder)
  return [
    vanillaExtractPlugin(),
    lingui({ cwd, failOnMissing: 'catalog', failOnCompileError: true }),
    babel({ presets: [linguiTransformerBabelPreset({ linguiConfig: getConfig({ cwd }) }, { cwd })] }),
    react(),
  ]
}

/** Imports in generated code, which the dev server's scanner misses: a late discovery reloads the page. */
export const optimizedImports = [
  'react',
  'react-dom',
  'react-dom/client',
  'react/jsx-runtime',
  'react/jsx-dev-runtime',
  '@repo/ui > radix-ui',
  '@repo/ui > @vanilla-extract/recipes/createRuntimeFn',
]
