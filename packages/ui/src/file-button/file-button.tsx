import { useRef } from 'react'

import { Button } from '../button/button.tsx'
import type { IconName } from '../icon/icon.tsx'

export interface FileButtonProps {
  children: string
  /** Media types or endings, as the file dialog understands them. */
  accept: string
  onFile: (file: File) => void
  icon?: IconName
  tone?: 'accent' | 'neutral' | 'ghost'
  size?: 's' | 'm' | 'l'
  loading?: boolean
  disabled?: boolean
}

/** The same file can be chosen twice in a row: the input forgets it at once. */
export function FileButton({ children, accept, onFile, icon = 'image', ...button }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button {...button} icon={icon} onClick={() => input.current?.click()}>
        {children}
      </Button>
      <input
        ref={input}
        type="file"
        accept={accept}
        hidden
        aria-label={children}
        onChange={(event) => {
          const file = event.currentTarget.files?.[0]
          event.currentTarget.value = ''
          if (file !== undefined) onFile(file)
        }}
      />
    </>
  )
}
