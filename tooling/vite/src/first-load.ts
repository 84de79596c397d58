import type { BuildOptions } from 'vite'

type Output = NonNullable<NonNullable<BuildOptions['rolldownOptions']>['output']>

/** Parts of screens that are shared by that many come together: a browser fetches six files at a time. */
const COMMON = 8

/** What is large and seldom seen, and what it is drawn with: it comes by itself, when it is asked for. */
const BY_ITSELF =
  /maplibre|pdfmake|topojson|ably|zxcvbn|qr-code-styling|day-picker|date-fns|easy-crop|material-color|@visx|[\\/]d3-|-chart[\\/]|virtual/u

/** What asks for the data of screens: one script, since the first of them needs most of it. */
const ASKS = /tsr-s(?:plit=loader|hared)|[\\/](?:prepare-home|open-list|metrics-queries|period-in|day-in)\./u
/** By what data is read. */
const CONTRACT = /[\\/]packages[\\/](?:api-client|domain)[\\/]|@tanstack[\\/](?:react-)?query|[\\/]zod[\\/]|temporal/u

/**
 * What a browser needs before the first screen comes in two scripts and one style sheet instead of one for each part
 * that screens share: libraries, which change seldom, and what is ours. A third has what most screens share.
 */
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
