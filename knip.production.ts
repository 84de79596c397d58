import knip from './knip.json' with { type: 'json' }

/** What is left when tests and stories are not looked at; what a file exports for its test alone may stay. */
export default { ...knip, ignoreExportsUsedInFile: true }
