import type { BuildOptions } from 'vite'

type Output = NonNullable<NonNullable<BuildOptions['rolldownOptions']>['output']>

/** Screens that share a part before it joins the others: a browser fetches six files at a time. */
const COMMON = 8

/**
 * The first scripts of an app: libraries, which change seldom, and the shell, which is ours. A third has what most
 * screens share.
 */
export const firstLoad: Output = {
  codeSplitting: {
    includeDependenciesRecursively: false,
    groups: [
      { name: 'libraries', test: /rolldown[\\/]runtime/u, priority: 3 },
      { name: 'libraries', tags: ['$initial'], test: /[\\/]node_modules[\\/].*(?<!\.css)$/u, priority: 2 },
      { name: 'shell', tags: ['$initial'], priority: 1 },
      { name: 'common', minShareCount: COMMON },
    ],
  },
}
