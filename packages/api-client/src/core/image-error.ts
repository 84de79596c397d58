import { ApiError } from './api-error.ts'

const IMAGE_ERRORS = ['too-large', 'no-image', 'general'] as const
export type ImageError = (typeof IMAGE_ERRORS)[number]

/** Maps an upload error to its message. */
export const imageErrorOf = (error: unknown): ImageError => {
  if (!(error instanceof ApiError)) return 'general'
  if (error.code === 'image-invalid') return 'no-image'
  return error.status === 413 ? 'too-large' : 'general'
}
