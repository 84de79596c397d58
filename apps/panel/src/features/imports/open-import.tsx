import type { ImportKind } from '@repo/domain/imports/import'
import { useNavigate } from '@tanstack/react-router'
import { lazy, Suspense, useCallback } from 'react'

const ImportPage = lazy(() => import('./import-page.tsx').then((part) => ({ default: part.ImportPage })))

interface OpenImportProps {
  kind: ImportKind
  /** `new`, or the UUID of an import. */
  at: string
}

/** Loads the page on its first use, because lists are opened much more often. */
export function OpenImport({ kind, at }: OpenImportProps) {
  const navigate = useNavigate()
  const open = useCallback(
    (next: string, replace = false) =>
      void navigate({ to: '.', search: (before) => ({ ...before, import: next }), replace }),
    [navigate],
  )
  return (
    <Suspense fallback={null}>
      <ImportPage kind={kind} uuid={at === 'new' ? null : at} onOpen={open} />
    </Suspense>
  )
}
