import type { BuildOptions } from 'vite'

type Output = NonNullable<NonNullable<BuildOptions['rolldownOptions']>['output']>

/**
 * What a browser needs before the first screen comes in two scripts and one style sheet instead of one for each part
 * that screens share: libraries, which change seldom, and what is ours.
 */
export const firstLoad: Output = {
  codeSplitting: {
    groups: [
      { name: 'libraries', test: /rolldown[\\/]runtime/u, priority: 3 },
      { name: 'libraries', tags: ['$initial'], test: /[\\/]node_modules[\\/].*(?<!\.css)$/u, priority: 2 },
      // the entry itself stays one: the page and the manifest name it
      {
        name: 'shell',
        tags: ['$initial'],
        test: () => true,
        priority: 1,
      },
    ],
  },
}
