import { useLingui } from '@lingui/react/macro'
import { ButtonLink } from '@repo/ui/button-link'
import { EmptyState } from '@repo/ui/empty-state'
import { Inline } from '@repo/ui/inline'
import { Link } from '@tanstack/react-router'

import { useServices } from '../../app/services-context.ts'
import { useSessionStore } from '../../app/session/session-store.ts'
import { centered } from '../../lib/screens.css.ts'

export function RookPage() {
  const { t } = useLingui()
  const { config } = useServices()
  const name = useSessionStore((state) => state.center?.name ?? '')
  return (
    <main className={centered}>
      <EmptyState
        icon="heart"
        level={1}
        title={t`We have a new name: Latido`}
        text={
          name === ''
            ? t`There's no center at this address. Check it, or visit our new website.`
            : t`The panel for ${name} hasn't moved. Visit our new website to see what's new.`
        }
        action={
          <Inline gap="m" justify="center">
            {name !== '' && (
              <ButtonLink tone="accent" link={<Link to="/" />}>
                {t`Go to the panel`}
              </ButtonLink>
            )}
            {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- ButtonLink puts the words into the link */}
            <ButtonLink link={<a href={config.companyUrl} />}>{t`Go to the website`}</ButtonLink>
          </Inline>
        }
      />
    </main>
  )
}
