import { type DragEvent, useRef, useState } from 'react'

import { Button } from '../button/button.tsx'
import { Icon } from '../icon/icon.tsx'
import { Text } from '../text/text.tsx'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import { area } from './drop-area.css.ts'

export interface DropAreaProps {
  /** Says what to drop. */
  text: string
  /** What may be dropped: kinds, sizes. */
  hint?: string
  /** The way for those who do not drag. */
  label: string
  /** Kinds of file, such as `image/png`. */
  accept: readonly string[]
  multiple?: boolean
  disabled?: boolean
  onFiles: (files: readonly File[]) => void
}

/** Takes files that are dropped on it, or chosen by its button. */
export function DropArea({ text, hint, label, accept, multiple = false, disabled = false, onFiles }: DropAreaProps) {
  const picker = useRef<HTMLInputElement>(null)
  const [isOver, setIsOver] = useState(false)
  const take = (files: FileList | null) => {
    const all = [...(files ?? [])]
    if (all.length > 0 && !disabled) onFiles(multiple ? all : all.slice(0, 1))
  }
  const over = (event: DragEvent) => {
    event.preventDefault()
    setIsOver(!disabled)
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setIsOver(false)
    take(event.dataTransfer.files)
  }
  return (
    <div className={area({ isOver })} onDragOver={over} onDragLeave={() => setIsOver(false)} onDrop={drop}>
      <Icon name="image" size="l" />
      <Text weight="semibold" align="center">
        {text}
      </Text>
      {hint !== undefined && (
        <Text tone="muted" size="s" align="center">
          {hint}
        </Text>
      )}
      <Button size="s" disabled={disabled} onClick={() => picker.current?.click()}>
        {label}
      </Button>
      <VisuallyHidden>
        <input
          ref={picker}
          type="file"
          tabIndex={-1}
          disabled={disabled}
          multiple={multiple}
          accept={accept.join(',')}
          aria-label={label}
          onChange={(event) => {
            take(event.currentTarget.files)
            // the same file may be chosen again
            event.currentTarget.value = ''
          }}
        />
      </VisuallyHidden>
    </div>
  )
}
