import { useLingui } from '@lingui/react/macro'
import { Button } from '@repo/ui/button'
import { ErrorState } from '@repo/ui/error-state'
import { useRouter, type ErrorComponentProps } from '@tanstack/react-router'

/** As browsers say it, and Vite of a style sheet. */
const MISSING_PART = /dynamically imported module|module script failed|preload CSS/

/** What a screen shows when it breaks; the rest of the panel goes on. */
export function RouteErrorPage({ error, reset }: ErrorComponentProps) {
  const { t } = useLingui()
  const router = useRouter()
  return (
    <ErrorState
      level={1}
      title={t`Something went wrong on this screen`}
      text={t`Try again. If it keeps happening, tell support what you were doing.`}
      action={
        <Button
          icon="refresh"
          onClick={() => {
            // a page asks for a part of its code once
            if (error instanceof Error && MISSING_PART.test(error.message)) location.reload()
            reset()
            void router.invalidate()
          }}
        >
          {t`Try again`}
        </Button>
      }
    />
  )
}
