import type { BuildOptions } from 'vite'

type Output = NonNullable<NonNullable<BuildOptions['rolldownOptions']>['output']>

/**
 * What a browser needs before the first screen comes in two files instead of one for each part that screens share:
 * libraries, which change seldom, and what is ours.
 */
export const firstLoad: Output = {
  codeSplitting: {
    groups: [
      { name: 'libraries', tags: ['$initial'], test: /[\\/]node_modules[\\/]/u, priority: 2 },
      // the entry itself stays one: the page and the manifest name it
      {
        name: 'shell',
        tags: ['$initial'],
        test: (id) => !/\/(?:index\.html|main\.tsx)(?:\?|$)/u.test(id),
        priority: 1,
      },
    ],
  },
}
