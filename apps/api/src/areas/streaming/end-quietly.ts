import type { Context } from '../../app/context.ts'
import type { VideoAccount } from './video.ts'

/** Ends a meeting that nobody waits for; a failure is only noted, since Zoom ends it by itself one day. */
export const endQuietly = async (
  { video, log }: Pick<Context, 'video' | 'log'>,
  account: VideoAccount,
  number: string,
): Promise<void> => {
  await video.end(account, number).catch((error: unknown) => log.fault(error, 'meeting-end'))
}
