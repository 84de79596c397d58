import { useLingui } from '@lingui/react/macro'
import { Button } from '@repo/ui/button'
import { ErrorState } from '@repo/ui/error-state'
import { useRouter, type ErrorComponentProps } from '@tanstack/react-router'

/** What a screen shows when it breaks; the rest of the panel goes on. */
export function RouteErrorPage({ reset }: ErrorComponentProps) {
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
