/** It runs TypeScript as it is, and has argon2. */
const LEAST_NODE = '24.7.0'

const numbers = (version) => version.split('.').map(Number)

/** Whether a version is at least another, both as `major.minor.patch`. */
export const isAtLeast = (version, least) => {
  const [given, wanted] = [numbers(version), numbers(least)]
  const at = given.findIndex((number, index) => number !== wanted[index])
  return at === -1 || given[at] > wanted[at]
}

/** What to say to a Node that is too old, and what to do then; null to one that will do. */
export const missingNode = (version, remedy) =>
  isAtLeast(version, LEAST_NODE) ? null : `Latido requires Node ${LEAST_NODE} or later (found ${version}): ${remedy}.`
