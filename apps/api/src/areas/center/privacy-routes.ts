import { showPrivacy, updatePrivacy } from '@repo/api-client/center/center-privacy'

import { branches } from '../../database/schema/center.ts'
import { updateWithVersion } from '../../http/change-seen.ts'
import { route } from '../../http/route.ts'
import { Refusal } from '../../lib/refusal.ts'
import { changeCenter } from './center-commands.ts'
import { branchOf, centerPrivacyOf } from './center-queries.ts'

export const showPrivacyRoute = route(showPrivacy, async ({ params }, { principal }) => {
  if (params.uuid !== principal.branch.branchUuid) throw new Refusal('not-found')
  const center = await principal.branch.read(branchOf)
  return { ...centerPrivacyOf(center), version: center.privacyVersion }
})

export const updatePrivacyRoute = route(updatePrivacy, async ({ params, body: { version, ...change } }, call) => {
  if (params.uuid !== call.principal.branch.branchUuid) throw new Refusal('not-found')
  return changeCenter(call, async (tx) => {
    await updateWithVersion(tx, { table: branches, row: undefined, version, change, counter: 'privacyVersion' })
    return { message: 'ok' }
  })
})
