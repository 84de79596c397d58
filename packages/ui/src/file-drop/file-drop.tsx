import { type DragEvent, useId, useState } from 'react'

import { Icon } from '../icon/icon.tsx'
import { area, chooser, hint as hintClass, name } from './file-drop.css.ts'

export interface FileDropProps {
  label: string
  hint: string
  /** Types and endings. Phones disable files with an ending they don't know. */
  accept?: string | undefined
  onFiles: (files: readonly File[]) => void
  disabled?: boolean
}

export function FileDrop({ label, hint, accept, onFiles, disabled = false }: FileDropProps) {
  const id = useId()
  const [isOver, setIsOver] = useState(false)
  const take = (files: FileList | null): void => {
    if (!disabled && files !== null && files.length > 0) onFiles([...files])
  }
  const hold = (event: DragEvent, isNowOver: boolean): void => {
    event.preventDefault()
    setIsOver(isNowOver && !disabled)
  }
  return (
    <div
      className={area({ over: isOver, disabled })}
      onDragOver={(event) => hold(event, true)}
      onDragLeave={(event) => hold(event, false)}
      onDrop={(event) => {
        hold(event, false)
        take(event.dataTransfer.files)
      }}
    >
      <input
        id={id}
        type="file"
        multiple
        className={chooser}
        accept={accept}
        disabled={disabled}
        aria-describedby={`${id}-hint`}
        onChange={(event) => {
          take(event.currentTarget.files)
          // Lets the same file be chosen again.
          event.currentTarget.value = ''
        }}
      />
      <Icon name="plus" size="l" />
      <label htmlFor={id} className={name}>
        {label}
      </label>
      <span id={`${id}-hint`} className={hintClass}>
        {hint}
      </span>
    </div>
  )
}
