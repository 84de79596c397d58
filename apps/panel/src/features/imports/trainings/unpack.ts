import { importLimits } from '@repo/domain/imports/import'
import { recordingLimits } from '@repo/domain/trainings/training-limits'
import { Unzip, UnzipInflate, UnzipPassThrough } from 'fflate'

export interface TrainingFile {
  /** With its folders, which can name the member. */
  readonly path: string
  readonly file: Blob
}

export type UnpackFault = 'not-a-zip' | 'too-many' | 'too-large'

export class UnpackError extends Error {
  readonly fault: UnpackFault

  constructor(fault: UnpackFault) {
    super(fault)
    this.fault = fault
  }
}

const RECORDING = /\.(?:fit|tcx|gpx)$/i
/** What macOS and Windows add to folders. */
const HIDDEN = /(?:^|\/)(?:__MACOSX\/|\.|desktop\.ini$|thumbs\.db$)/i

export const isHidden = (path: string): boolean => HIDDEN.test(path)
export const isRecording = (path: string): boolean => RECORDING.test(path) && !isHidden(path)
export const isZip = (path: string): boolean => /\.zip$/i.test(path)

/** In bytes: a larger file is refused by itself, so its rest isn't kept. */
const MOST_KEPT = recordingLimits.bytes + 1

const MAGIC = [0x50, 0x4b] as const

/** Reads the training files of an archive as it streams, within the limits of an import. */
export const unpack = async (archive: Blob): Promise<readonly TrainingFile[]> => {
  const found: { path: string; parts: Uint8Array<ArrayBuffer>[]; size: number }[] = []
  let total = 0
  let fault: UnpackFault | null = null
  const unzip = new Unzip((entry) => {
    if (!isRecording(entry.name)) return
    const one = { path: entry.name, parts: [] as Uint8Array<ArrayBuffer>[], size: 0 }
    found.push(one)
    if (found.length > importLimits.trainingFiles) fault = 'too-many'
    entry.ondata = (error, chunk) => {
      if (error !== null) {
        fault = 'not-a-zip'
        return
      }
      total += chunk.length
      if (total > importLimits.trainingBytes) fault = 'too-large'
      if (one.size <= MOST_KEPT) one.parts.push(new Uint8Array(chunk))
      one.size += chunk.length
      if (fault !== null) entry.terminate()
    }
    entry.start()
  })
  unzip.register(UnzipInflate)
  unzip.register(UnzipPassThrough)
  const start = new Uint8Array(await archive.slice(0, MAGIC.length).arrayBuffer())
  if (MAGIC.some((byte, index) => start[index] !== byte)) throw new UnpackError('not-a-zip')
  const reader = archive.stream().getReader()
  try {
    for (;;) {
      const { done, value } = await reader.read()
      unzip.push(value ?? new Uint8Array(), done)
      if (fault !== null) throw new UnpackError(fault)
      if (done) break
    }
  } catch (error) {
    await reader.cancel().catch(() => null)
    throw error instanceof UnpackError ? error : new UnpackError('not-a-zip')
  }
  return found.map(({ path, parts }) => ({ path, file: new Blob(parts) }))
}
