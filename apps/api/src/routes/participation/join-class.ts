import { joinClass } from '@repo/api-client/participation/join-class'

import { joinClass as join } from '../../commands/join-class.ts'
import { checkThrottle, countFailure } from '../../commands/login-throttle.ts'
import { Refusal } from '../../errors/refusal.ts'
import { route } from '../../http/route.ts'
import { participantOfRow } from '../../live/recover-classes.ts'

export const joinClassRoute = route(joinClass, async ({ params, body }, { context, principal, language, address }) => {
  const now = context.clock.now()
  const keys = [{ key: `join:${principal.branch.branchUuid}:${address}`, free: 30 }]
  await checkThrottle(context.db, keys, now)
  if ((body.pseudonym === undefined) === (body.sign_in_code === undefined)) throw new Refusal('invalid-input')
  const joined = await principal.branch
    .run((tx) =>
      join(tx, {
        branchUuid: principal.branch.branchUuid,
        roomUuid: params.room,
        pseudonym: body.pseudonym ?? null,
        signInCode: body.sign_in_code ?? null,
        language,
        now,
      }),
    )
    .catch(async (error: unknown) => {
      if (error instanceof Refusal && error.code === 'member-unknown') await countFailure(context.db, keys, now)
      throw error
    })
  context.engine.join(joined.class.uuid, participantOfRow(joined.participation))
  return {
    token: joined.token,
    participation_uuid: joined.participation.uuid,
    user_uuid: joined.participation.memberUuid,
    pseudonym: joined.participation.pseudonym,
    class_uuid: joined.class.uuid,
    class_start_at: joined.class.startAt.toISOString(),
    class_finish_at: joined.class.finishAt.toISOString(),
    server_time: now,
  }
})
