import type { OwnChallenge } from '@repo/api-client/participation/list-own-challenges'

import { presentPoints } from './points.ts'

/** A challenge as the phone of somebody who takes part shows it. */
export const presentOwnChallenge = ({ rookpoints, ...challenge }: OwnChallenge): OwnChallenge => ({
  ...challenge,
  rookpoints: rookpoints === null ? null : presentPoints(rookpoints),
})
