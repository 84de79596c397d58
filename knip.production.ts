import knip from './knip.json' with { type: 'json' }

/**
 * Finds code that only tests and stories use. Exceptions: exports for a file's own test, fakes and sample data of
 * stories, the showcase, and `straps`, which receivers will use.
 */
export default {
  ...knip,
  ignoreExportsUsedInFile: true,
  ignoreIssues: {
    ...knip.ignoreIssues,
    'packages/ui/src/sample/**': ['exports'],
    'packages/api-client/src/fake/**': ['exports'],
    'packages/color/src/simulate.ts': ['exports'],
    'packages/straps/src/**': ['exports'],
  },
}
