import { Refusal } from '../../http/errors/refusal.ts'
import { VideoFault } from './video.ts'

/** What a failure of the video service means to who asked; anything else is passed on as it is. */
export const refusedByVideo = (error: unknown): never => {
  if (!(error instanceof VideoFault)) throw error
  switch (error.kind) {
    case 'credentials':
      throw new Refusal('streaming-token-conflict')
    case 'busy':
      throw new Refusal('streaming-busy', { retryAfterSeconds: error.retryAfterSeconds ?? 60 })
    case 'refused':
    case 'away':
      throw new Refusal('streaming-conflict')
    default:
      throw error
  }
}
