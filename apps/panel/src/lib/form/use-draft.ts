import { useEffect, useState } from 'react'

import { useSessionStore } from '../../app/session/session-store.ts'
import { differs, fits, formDraft, keptOf } from './form-draft.ts'

export interface DraftOf {
  readonly name: string
  /** Null for a new one. */
  readonly of: string | null
  /** A draft keeps the version it began with. */
  readonly version?: number | null | undefined
  /** Fields that are never stored, such as passwords. */
  readonly secrets?: readonly string[]
}

const NO_SECRETS: readonly string[] = []

/**
 * Form values, stored from the first change across reloads and ended sessions. Not stored without `draftOf` or a
 * signed-in user.
 */
export const useDraft = <F extends object>(first: () => F, draftOf: DraftOf | null) => {
  const owner = useSessionStore(({ session }) => session?.uuidUser ?? '')
  const { name, of, secrets = NO_SECRETS } = draftOf ?? { name: '', of: null }
  const version = draftOf?.version ?? null
  const isKept = draftOf !== null && owner !== ''
  const [opened, open] = useState(first)
  const [held, hold] = useState(() => {
    const kept = isKept ? formDraft(name).read(owner) : null
    return kept !== null && kept.of === of && fits(opened, kept.typed)
      ? { typed: { ...opened, ...kept.typed }, version: kept.version, isRestored: true }
      : { typed: opened, version, isRestored: false }
  })
  const isTouched = differs(opened, held.typed)
  useEffect(() => {
    if (!isKept) return
    const draft = formDraft(name)
    if (isTouched) draft.write(owner, { of, version: held.version, typed: keptOf(held.typed, secrets) })
    else if (draft.read(owner)?.of === of) draft.forget()
  }, [isKept, name, owner, of, held, isTouched, secrets])
  return {
    ...held,
    /** Undefined if the deployment has none. */
    version: held.version ?? undefined,
    isTouched,
    set: (change: Partial<F>) => hold((before) => ({ ...before, typed: { ...before.typed, ...change } })),
    /** Whether the stored data is newer than the form's. */
    isBehind: version !== null && version !== held.version,
    reset: () => {
      const stored = first()
      open(stored)
      hold({ typed: stored, version, isRestored: false })
    },
    forget: () => formDraft(name).forget(),
    /** Stores other values, or for another subject. */
    keep: (whose: string | null, typed: F) =>
      formDraft(name).write(owner, { of: whose, version: null, typed: keptOf(typed, secrets) }),
  }
}
