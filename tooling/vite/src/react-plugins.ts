import { join } from 'node:path'

import { getConfig } from '@lingui/conf'
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin'
import babel from '@rolldown/plugin-babel'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import type { PluginOption } from 'vite'

/** lingui looks its configuration up from the working directory unless told where it lies. */
const wordsOf = (packageFolder: string): string => join(packageFolder, '../../packages/i18n')

/** What every React part of the repository is built with: styles, words, JSX. */
export const reactPlugins = (packageFolder: string): PluginOption[] => {
  const cwd = wordsOf(packageFolder)
  return [
    vanillaExtractPlugin(),
    lingui({ cwd, failOnMissing: 'catalog', failOnCompileError: true }),
    babel({ presets: [linguiTransformerBabelPreset({ linguiConfig: getConfig({ cwd }) }, { cwd })] }),
    react(),
  ]
}

/**
 * Imports that generated code makes and the scanner of the development server cannot see; found late, they reload
 * the page in the middle of a test.
 */
export const optimizedImports = [
  'react',
  'react-dom',
  'react-dom/client',
  'react/jsx-runtime',
  'react/jsx-dev-runtime',
  '@repo/ui > radix-ui',
  '@repo/ui > @vanilla-extract/recipes/createRuntimeFn',
]
