import { eq } from 'drizzle-orm'

import type { Context } from '../../app/context.ts'
import type { Once } from '../../database/branch-database.ts'
import { administrators } from '../../database/schema/administrators.ts'
import { Refusal } from '../../http/errors/refusal.ts'
import type { StaffPrincipal } from '../../http/principal.ts'
import { readImage } from '../../images/read-image.ts'
import { audited } from '../audit/record-audit.ts'

const WIDTH = 512

interface Replace {
  readonly context: Pick<Context, 'clock' | 'images' | 'sandbox'>
  /** The uploaded file; null when there was none. */
  readonly file: Buffer | null
  readonly principal: StaffPrincipal
  readonly once: Once<{ url: string }>
}

/** Stores somebody's own new picture, forgets the old one and returns the new address. */
export const replaceAdminImage = async ({ context, file, principal, once }: Replace): Promise<{ url: string }> => {
  const { images, clock, sandbox } = context
  const own = eq(administrators.uuid, principal.adminUuid)
  const subject = { kind: 'administrator', uuid: principal.adminUuid } as const
  const doing = { principal, action: 'administrator-changed', subject, now: clock.now() } as const
  const url = await images.put(await readImage(sandbox, file, WIDTH))
  const old: (string | null)[] = []
  const exchange = once((tx) =>
    audited(tx, doing, async () => {
      // of two at once the later sees the earlier's
      const [before] = await tx.select({ url: administrators.imageUrl }).from(administrators).where(own).for('update')
      if (before === undefined) throw new Refusal('not-found')
      await tx.update(administrators).set({ imageUrl: url }).where(own)
      old.push(before.url)
      return { url }
    }),
  )
  const answer = await exchange.catch(async (error: unknown) => {
    await images.remove(url)
    throw error
  })
  for (const one of old) await images.remove(one)
  return answer
}
