import { useRef } from 'react'

import { Avatar } from '../avatar/avatar.tsx'
import { CenterMark } from '../center-mark/center-mark.tsx'
import { Icon } from '../icon/icon.tsx'
import { Spinner } from '../spinner/spinner.tsx'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import { cover, frame, hint, logo, veil } from './picture-button.css.ts'

export interface PictureButtonProps {
  name: string
  imageUrl?: string | null
  isLogo?: boolean
  label: string
  accept: readonly string[]
  onPick: (file: File) => void
  busyLabel?: string | undefined
}

export function PictureButton({
  name,
  imageUrl,
  isLogo = false,
  label,
  accept,
  onPick,
  busyLabel,
}: PictureButtonProps) {
  const picker = useRef<HTMLInputElement>(null)
  const isBusy = busyLabel !== undefined
  return (
    <div className={frame}>
      {isLogo ? (
        <span className={logo}>
          <CenterMark imageUrl={imageUrl ?? null} size="l" />
        </span>
      ) : (
        <Avatar name={name} imageUrl={imageUrl} size="fill" />
      )}
      <button
        type="button"
        className={cover}
        aria-label={label}
        aria-disabled={isBusy || undefined}
        onClick={() => isBusy || picker.current?.click()}
      >
        <span className={hint}>
          <Icon name="image" size="s" />
        </span>
      </button>
      {isBusy && (
        <span className={veil}>
          <Spinner size="l" label={busyLabel} />
        </span>
      )}
      <VisuallyHidden>
        <input
          ref={picker}
          type="file"
          tabIndex={-1}
          accept={accept.join(',')}
          aria-label={label}
          onChange={(event) => {
            const [file] = event.currentTarget.files ?? []
            if (file !== undefined) onPick(file)
            // Lets the same file be chosen again.
            event.currentTarget.value = ''
          }}
        />
      </VisuallyHidden>
    </div>
  )
}
