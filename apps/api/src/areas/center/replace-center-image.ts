import type { Context } from '../../app/context.ts'
import type { Once } from '../../database/branch-database.ts'
import { branches } from '../../database/schema/branches.ts'
import type { StaffPrincipal } from '../../http/principal.ts'
import { readImage } from '../../images/read-image.ts'
import { changeBranch } from './change-branch.ts'
import { changeCenter } from './change-center.ts'

const WIDTH = 512

interface Replace {
  readonly context: Pick<Context, 'clock' | 'images' | 'sandbox' | 'realtime' | 'log'>
  /** The uploaded file; null when there was none. */
  readonly file: Buffer | null
  readonly principal: StaffPrincipal
  readonly once: Once<{ url: string }>
}

/** Stores the center's new logo, forgets the old one and returns the new address. */
export const replaceCenterImage = async (input: Replace): Promise<{ url: string }> => {
  const { images, sandbox } = input.context
  const url = await images.put(await readImage(sandbox, input.file, WIDTH))
  const old: (string | null)[] = []
  const exchange = changeCenter<{ url: string }>(input, async (tx) => {
    // of two at once the later sees the earlier's
    const [before] = await tx.select({ url: branches.imageUrl }).from(branches).for('update')
    await changeBranch(tx, { imageUrl: url })
    old.push(before?.url ?? null)
    return { url }
  })
  const answer = await exchange.catch(async (error: unknown) => {
    await images.remove(url)
    throw error
  })
  for (const one of old) await images.remove(one)
  return answer
}
