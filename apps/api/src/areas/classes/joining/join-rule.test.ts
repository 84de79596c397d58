import { joinClass, listOpenClasses } from '@repo/api-client/classes/join-class'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'

import { buildMember } from '../../../../testing/factories/build-member.ts'
import { openClass } from '../../../../testing/open-class.ts'
import { buildGym, centerClient, type Gym, startTestServer, type TestServer } from '../../../../testing/test-server.ts'
import { branches } from '../../../database/schema/center.ts'

describe('a center that requires the sign-in code', () => {
  let server: TestServer
  let gym: Gym
  beforeAll(async () => {
    server = await startTestServer()
    gym = await buildGym(server)
  })

  it.each(['en', 'es'] as const)('refuses a pseudonym with the reason (%s)', async (language) => {
    const strict = await buildGym(server)
    const { db } = server.context
    await db.update(branches).set({ joinsBy: 'code' }).where(eq(branches.uuid, strict.branch.uuid))
    const { room, center, join } = await openClass(server, strict)
    const member = await buildMember(db, strict.branch.uuid)
    expect((await center.call(listOpenClasses, { query: {} })).joins_by).toBe('code')
    const sentence = {
      en: "This center requires your sign-in code. A pseudonym isn't enough.",
      es: 'Este centro pide el código de acceso. El seudónimo no basta.',
    }
    const named = { params: { room: room.uuid }, body: { pseudonym: member.pseudonym, consent: true as const } }
    await expect(
      centerClient(server, strict.branch.publishableKey, language).call(joinClass, named),
    ).rejects.toMatchObject({ status: 422, code: 'sign-in-code-required', message: sentence[language] })
    // an unknown name gets the same refusal
    await expect(
      center.call(joinClass, { ...named, body: { pseudonym: 'Nobody', consent: true } }),
    ).rejects.toMatchObject({ code: 'sign-in-code-required' })
    await expect(join(member)).resolves.toMatchObject({ pseudonym: member.pseudonym })
    const ours = await openClass(server, gym)
    expect((await ours.center.call(listOpenClasses, { query: {} })).joins_by).toBe('code-or-pseudonym')
  })
})
