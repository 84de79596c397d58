import { fails, isWell, warns, type Finding } from './finding.ts'

/** What is told to the second, over a slow line. */
const WARN_MS = 5_000
/** A class shows who is out of touch by seconds, and tokens end by the clock. */
const FAIL_MS = 60_000

const REMEDY = 'have both take the time from the network (timedatectl set-ntp true)'

/** Whether this machine's clock agrees with another's. */
export const clockFinding = (whose: string, theirs: number, ours: number): Finding => {
  const apart = Math.abs(theirs - ours)
  const says = `${Math.round(apart / 1000)} s from that of ${whose}`
  if (apart > FAIL_MS) return fails('clock', says, REMEDY)
  return apart > WARN_MS ? warns('clock', says, REMEDY) : isWell('clock', says)
}
