import { imageLimits } from '@repo/domain/core/limits'

import { Refusal } from '../lib/refusal.ts'
import type { Sandbox } from './sandbox.ts'

/** Security: a compromised decoder could return a type that browsers execute. */
const isWebp = (bytes: Buffer): boolean =>
  bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP'

export const readImage = async (sandbox: Sandbox, bytes: Buffer | null, width: number): Promise<Buffer> => {
  if (bytes === null || bytes.length === 0) throw new Refusal('image-invalid')
  if (bytes.length > imageLimits.maxBytes) throw new Refusal('image-too-large')
  const decoded = await sandbox.run('image', { bytes, width })
  if (decoded === null) throw new Refusal('image-invalid')
  const image = Buffer.from(decoded.buffer, decoded.byteOffset, decoded.byteLength)
  if (!isWebp(image)) throw new Refusal('image-invalid')
  return image
}
