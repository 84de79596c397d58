import { useEffect, useState } from 'react'

import { useSessionStore } from '../../app/session/session-store.ts'
import { differs, fits, formDraft, keptOf } from './form-draft.ts'

export interface DraftOf {
  readonly name: string
  /** Null drafts a new one. */
  readonly of: string | null
  /** What the form was opened with; a draft of an earlier one still says so when it is saved. */
  readonly version?: number | null | undefined
  /** Fields that are kept nowhere, such as passwords. */
  readonly secrets?: readonly string[]
}

const NO_SECRETS: readonly string[] = []

/**
 * What a form holds, kept over a reload and the end of the session from the first thing typed on. Without `draftOf`, or
 * where nobody is signed in, nothing is kept.
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
    /** What of it was stored when it was opened; undefined where the server counts no changes. */
    version: held.version ?? undefined,
    isTouched,
    set: (change: Partial<F>) => hold((before) => ({ ...before, typed: { ...before.typed, ...change } })),
    /** Whether what is stored is known to be newer than what the form was opened with. */
    isBehind: version !== null && version !== held.version,
    /** Back to what is stored, as far as that is known. */
    reset: () => {
      const stored = first()
      open(stored)
      hold({ typed: stored, version, isRestored: false })
    },
    forget: () => formDraft(name).forget(),
    /** Keeps something else than what stands there, or for somebody else. */
    keep: (whose: string | null, typed: F) =>
      formDraft(name).write(owner, { of: whose, version: null, typed: keptOf(typed, secrets) }),
  }
}
