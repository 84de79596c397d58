import { type KeyboardEvent, type Ref, useRef, useState } from 'react'
import { flushSync } from 'react-dom'

import { Icon } from '../icon/icon.tsx'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import * as styles from './editable-table.css.ts'

export interface EditableValue {
  text: string
  /** How `text` is read, shown in its place until it is edited. */
  understood?: string | undefined
  /** The stored value that `text` would replace. */
  before?: string | undefined
  error?: string | undefined
}

interface EditableCellProps extends EditableValue {
  id: string
  header: string
  /** Spoken for a cell without a text. */
  emptyLabel: string
  /** Without it, the cell is text. Resolves when the new text is stored or refused. */
  onSave: ((text: string) => Promise<unknown>) | undefined
}

function Value({ text, before, emptyLabel }: Pick<EditableCellProps, 'text' | 'before' | 'emptyLabel'>) {
  if (before !== undefined) {
    return (
      <>
        {before !== '' && <del className={styles.before}>{before}</del>}
        <ins className={styles.after}>{text}</ins>
      </>
    )
  }
  if (text !== '') return text
  return (
    <>
      <span className={styles.nothing} aria-hidden="true">
        –
      </span>
      <VisuallyHidden>{emptyLabel}</VisuallyHidden>
    </>
  )
}

interface EditorProps {
  ref: Ref<HTMLInputElement>
  label: string
  text: string
  described: string | undefined
  onDone: (typed: string, how: 'key' | 'blur') => void
}

/** Enter and leaving save, Escape restores. */
function Editor({ ref, label, text, described, onDone }: EditorProps) {
  const isDone = useRef(false)
  const end = (typed: string, how: 'key' | 'blur') => {
    if (isDone.current) return
    isDone.current = true
    onDone(typed, how)
  }
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Enter' && event.key !== 'Escape') return
    // the key would press the button that takes the focus
    event.preventDefault()
    end(event.key === 'Enter' ? event.currentTarget.value : text, 'key')
  }
  return (
    <input
      ref={ref}
      className={styles.input}
      aria-label={label}
      aria-describedby={described}
      aria-invalid={described === undefined ? undefined : true}
      defaultValue={text}
      onKeyDown={press}
      onBlur={(event) => end(event.currentTarget.value, 'blur')}
    />
  )
}

export function EditableCell({ id, header, emptyLabel, text, understood, before, error, onSave }: EditableCellProps) {
  const [isEditing, setIsEditing] = useState(false)
  const [sent, setSent] = useState<string | null>(null)
  const button = useRef<HTMLButtonElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const faultId = error === undefined || sent !== null ? undefined : `${id}-fault`
  const shown = { text: sent ?? understood ?? text, before: sent === null ? before : undefined }
  const edit = () => {
    flushSync(() => setIsEditing(true))
    input.current?.focus()
    input.current?.select()
  }
  const finish = (typed: string, how: 'key' | 'blur') => {
    flushSync(() => setIsEditing(false))
    if (how === 'key') button.current?.focus()
    if (typed === text || onSave === undefined) return
    setSent(typed)
    void onSave(typed).finally(() => setSent(null))
  }
  const isWrong = faultId !== undefined
  return (
    <>
      {isEditing ? (
        <Editor ref={input} label={header} text={text} described={faultId} onDone={finish} />
      ) : onSave === undefined ? (
        <span className={styles.value({ isWrong })}>
          <Value {...shown} emptyLabel={emptyLabel} />
        </span>
      ) : (
        <button
          ref={button}
          type="button"
          className={styles.value({ isButton: true, isWrong, isWaiting: sent !== null })}
          aria-describedby={faultId}
          onClick={edit}
        >
          <VisuallyHidden>{`${header}: `}</VisuallyHidden>
          <Value {...shown} emptyLabel={emptyLabel} />
        </button>
      )}
      {isWrong && (
        <span id={faultId} className={styles.fault}>
          <Icon name="warning" size="text" />
          {error}
        </span>
      )}
    </>
  )
}
