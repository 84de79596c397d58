/** Everything of a branch lies below one prefix, so that one capability covers it and nothing of another branch. */
export const branchPrefix = (branchUuid: string): string => `branch:${branchUuid}`

/** Tells walls and panels that rooms or their classes have changed. */
export const roomsChannel = (branchUuid: string): string => `${branchPrefix(branchUuid)}:rooms`

/** Carries the packets of one class. */
export const classChannel = (branchUuid: string, classUuid: string): string =>
  `${branchPrefix(branchUuid)}:class:${classUuid}`
