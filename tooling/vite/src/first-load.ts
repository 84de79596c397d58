import type { BuildOptions } from 'vite'

type Output = NonNullable<NonNullable<BuildOptions['rolldownOptions']>['output']>

/** Minimum number of users of a shared chunk: browsers fetch six files at a time. */
const COMMON = 8

const BY_ITSELF =
  /maplibre|pdfmake|topojson|ably|zxcvbn|qr-code-styling|day-picker|date-fns|easy-crop|material-color|@visx|[\\/]d3-|-chart[\\/]|virtual/u

const ASKS = /tsr-s(?:plit=loader|hared)|[\\/](?:prepare-home|open-list|metrics-queries|period-in|day-in)\./u
const CONTRACT = /[\\/]packages[\\/](?:api-client|domain)[\\/]|@tanstack[\\/](?:react-)?query|[\\/]zod[\\/]|temporal/u

/** Two scripts (libraries and ours) and one style sheet for the first screen, plus a script of common screen parts. */
export const firstLoad: Output = {
  codeSplitting: {
    includeDependenciesRecursively: false,
    groups: [
      { name: 'libraries', test: /rolldown[\\/]runtime/u, priority: 3 },
      { name: 'libraries', tags: ['$initial'], test: /[\\/]node_modules[\\/].*(?<!\.css)$/u, priority: 2 },
      { name: 'shell', tags: ['$initial'], priority: 1 },
      { name: 'asks', test: ASKS, priority: 0.6 },
      { name: 'contract', test: CONTRACT, priority: 0.5, minShareCount: 2 },
      { name: 'common', minShareCount: COMMON, test: (id) => !BY_ITSELF.test(id) },
    ],
  },
}
