import { createFileRoute, redirect } from '@tanstack/react-router'
import * as v from 'valibot'

import { useSessionStore } from '../app/session/session-store.ts'
import { LoginPage } from '../features/login/login-page.tsx'

const Search = v.object({
  /** Where to go after signing in; only addresses of the panel itself. */
  back: v.fallback(v.optional(v.pipe(v.string(), v.regex(/^\/(?!\/)/))), undefined),
})

export const Route = createFileRoute('/login')({
  // a part of the first scripts: most who come without a session need no other screen
  codeSplitGroupings: [],
  validateSearch: Search,
  beforeLoad: ({ search }) => {
    if (useSessionStore.getState().session !== null) throw redirect({ to: search.back ?? '/' })
  },
  component: LoginPage,
})
