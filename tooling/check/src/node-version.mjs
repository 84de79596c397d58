/** It runs TypeScript as it is, and has argon2. */
const LEAST_NODE = '24.7.0'

const numbers = (version) => version.split('.').map(Number)

/** Whether a version is at least another, both as `major.minor.patch`. */
export const isAtLeast = (version, least) => {
  const [given, wanted] = [numbers(version), numbers(least)]
  const at = given.findIndex((number, index) => number !== wanted[index])
  return at === -1 || given[at] > wanted[at]
}

/** What to say to a Node that cannot run the tools; null to one that can. */
export const missingNode = (version, platform, arch) =>
  isAtLeast(version, LEAST_NODE)
    ? null
    : `Latido needs Node ${LEAST_NODE} or later. This is ${version}, and none comes with the packages for ` +
      `${platform} ${arch}: install one from https://nodejs.org and start again.`
