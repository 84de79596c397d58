/** Runs TypeScript without a build and includes argon2. */
const LEAST_NODE = '24.7.0'

const numbers = (version) => version.split('.').map(Number)

export const isAtLeast = (version, least) => {
  const [given, wanted] = [numbers(version), numbers(least)]
  const at = given.findIndex((number, index) => number !== wanted[index])
  return at === -1 || given[at] > wanted[at]
}

export const missingNode = (version, remedy) =>
  isAtLeast(version, LEAST_NODE) ? null : `Latido requires Node ${LEAST_NODE} or later (found ${version}): ${remedy}.`
