import { GoTo } from '../features/palette/go-to.tsx'
import { GuardedShell } from '../features/shell/guarded-shell.tsx'
import { NotFoundPage } from '../features/shell/not-found-page.tsx'

/** For staff who are signed in. */
export function NotFoundInShell() {
  return (
    <GuardedShell goTo={<GoTo />}>
      <NotFoundPage />
    </GuardedShell>
  )
}
