import type { Faults } from '@repo/domain/core/form'
import type { Result } from '@repo/domain/core/result'
import { useFormFaults } from '@repo/ui/use-form-faults'
import { useRef, useState, type FormEvent } from 'react'

import { useFaultLabels } from './fault-labels.ts'
import { useDraft, type DraftOf } from './use-draft.ts'

export interface FieldLabels {
  readonly label: string
  /** Message for an empty required field. Optional without it. */
  readonly missing?: string
}

interface FormRules<F extends object, V> {
  readonly first: () => F
  readonly read: (typed: F) => Result<V, Faults<keyof F & string>>
  readonly words: Readonly<Record<keyof F & string, FieldLabels>>
  /** Null stores no draft. */
  readonly draft: DraftOf | null
  /** Errors of the last save, each shown until its field changes. */
  readonly refused?: Readonly<Partial<Record<keyof F & string, string>>>
}

type FieldsOf<F, T> = { [K in keyof F]: F[K] extends T ? K : never }[keyof F] & string

const NONE: ReadonlySet<string> = new Set()

const noFaults = <Field extends string>(): Faults<Field> => ({}) as Faults<Field>

/** Shows faults from the first attempt to save. Spread `text` and `toggle` into fields. */
export const useForm = <F extends object, V>(rules: FormRules<F, V>) => {
  const { first, read, words, draft: draftOf, refused } = rules
  const draft = useDraft(first, draftOf)
  const { typed } = draft
  const faultText = useFaultLabels()
  const { form: element, attempt, hasSummary, refuse, reset } = useFormFaults({ fields: Object.keys(words).length })
  const [isSaving, setIsSaving] = useState(false)
  const [changed, setChanged] = useState(NONE)
  // two submits can precede the disabled state
  const lock = useRef(false)
  const result = read(typed)
  const faults = attempt === 0 || result.ok ? noFaults<keyof F & string>() : result.error

  const errorOf = (name: keyof F & string): string | undefined => {
    const fault = faults[name]
    if (fault !== undefined) return faultText(fault, words[name].missing ?? words[name].label)
    return changed.has(name) ? undefined : refused?.[name]
  }
  const set = (change: Partial<F>): void => {
    draft.set(change)
    setChanged((before) => before.union(new Set(Object.keys(change))))
  }
  const submit = (event: FormEvent, save: (value: V) => Promise<unknown>): void => {
    event.preventDefault()
    if (!result.ok) return refuse()
    if (lock.current) return undefined
    lock.current = true
    setIsSaving(true)
    const free = (): void => {
      lock.current = false
      setIsSaving(false)
      setChanged(NONE)
    }
    // the caller reports the failure
    void save(result.value).then(free, free)
    return undefined
  }
  const fieldOf = (name: keyof F & string) => ({ name, label: words[name].label, error: errorOf(name) })
  return {
    ...draft,
    set,
    faults,
    element,
    attempt,
    hasSummary,
    isSaving,
    changed,
    words,
    errorOf,
    submit,
    refuse,
    reset: () => {
      draft.reset()
      reset()
      setChanged(new Set(Object.keys(words)))
    },
    text: (name: FieldsOf<F, string>) => ({
      ...fieldOf(name),
      required: words[name].missing !== undefined,
      value: typed[name] as string,
      onValueChange: (value: string) => set({ [name]: value } as Partial<F>),
    }),
    toggle: (name: FieldsOf<F, boolean>) => ({
      ...fieldOf(name),
      checked: typed[name] as boolean,
      onCheckedChange: (value: boolean) => set({ [name]: value } as Partial<F>),
    }),
  }
}

export type FormState<V> = Pick<
  ReturnType<typeof useForm<Record<string, never>, V>>,
  | 'element'
  | 'attempt'
  | 'hasSummary'
  | 'isSaving'
  | 'changed'
  | 'isTouched'
  | 'isRestored'
  | 'isBehind'
  | 'submit'
  | 'reset'
  | 'forget'
> & {
  readonly faults: Readonly<Partial<Record<string, { readonly code: string }>>>
  readonly words: Readonly<Record<string, FieldLabels>>
  readonly errorOf: (name: never) => string | undefined
}
