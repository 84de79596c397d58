import { imageLimits } from '@repo/domain/core/limits'
import { useRef, type ReactNode } from 'react'

interface PicturePicker {
  readonly open: () => void
  /** Render it anywhere; it is hidden. */
  readonly input: ReactNode
}

export const usePicturePicker = (onPicture: (file: File) => void): PicturePicker => {
  const ref = useRef<HTMLInputElement>(null)
  return {
    open: () => ref.current?.click(),
    input: (
      <input
        ref={ref}
        type="file"
        hidden
        accept={imageLimits.types.join(',')}
        onChange={(event) => {
          const [file] = event.currentTarget.files ?? []
          if (file !== undefined) onPicture(file)
          event.currentTarget.value = ''
        }}
      />
    ),
  }
}
