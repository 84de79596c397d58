import { createFileRoute, redirect } from '@tanstack/react-router'
import * as v from 'valibot'

import { useSessionStore } from '../app/session/session-store.ts'
import { LoginPage } from '../features/auth/login/login-page.tsx'

const Search = v.object({
  /** Only paths within the panel. */
  back: v.fallback(v.optional(v.pipe(v.string(), v.regex(/^\/(?!\/)/))), undefined),
})

export const Route = createFileRoute('/login')({
  // in the first chunk, because most visitors without a session need nothing else
  codeSplitGroupings: [],
  validateSearch: Search,
  beforeLoad: ({ search }) => {
    if (useSessionStore.getState().session !== null) throw redirect({ to: search.back ?? '/' })
  },
  component: LoginPage,
})
