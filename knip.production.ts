import knip from './knip.json' with { type: 'json' }

/**
 * What is left when tests and stories are not looked at; what a file exports for its test alone may stay, and so may
 * what stands in for people and servers in stories, what designers look at, and what receivers of straps will use.
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
