import { imageLimits } from '@repo/domain/core/limits'
import { useRef, type ReactNode } from 'react'

interface PicturePicker {
  readonly open: () => void
  /** Stands somewhere on the page; nobody sees it, and nobody is told of it. */
  readonly input: ReactNode
}

/** Lets somebody choose a picture from a menu, where no file button can stand. */
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
