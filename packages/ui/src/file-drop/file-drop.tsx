import { type DragEvent, useId, useState } from 'react'

import { Icon } from '../icon/icon.tsx'
import { area, chooser, hint as hintClass, name } from './file-drop.css.ts'

export interface FileDropProps {
  label: string
  hint: string
  /** Types and endings. Phones disable files with an ending they don't know. */
  accept?: string | undefined
  /** Whether several files can be chosen. Defaults to true. */
  multiple?: boolean
  /** Takes what a drop carries instead of its plain files, to read folders. */
  onDrop?: ((dropped: DataTransfer) => void) | undefined
  onFiles: (files: readonly File[]) => void
  disabled?: boolean
}

export function FileDrop({ label, hint, accept, multiple = true, onDrop, onFiles, disabled = false }: FileDropProps) {
  const id = useId()
  const [isOver, setIsOver] = useState(false)
  const take = (files: FileList | null): void => {
    if (!disabled && files !== null && files.length > 0) onFiles([...files].slice(0, multiple ? undefined : 1))
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
        if (onDrop === undefined) take(event.dataTransfer.files)
        else if (!disabled) onDrop(event.dataTransfer)
      }}
    >
      <input
        id={id}
        type="file"
        multiple={multiple}
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
