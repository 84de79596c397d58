import { useLingui } from '@lingui/react/macro'
import { ButtonLink } from '@repo/ui/button-link'
import { EmptyState } from '@repo/ui/empty-state'

import { useServices } from '../../app/services-context.ts'
import { centered } from './screens.css.ts'

/** The public page that tells of the new brand; also where visitors of an unknown center end up. */
export function RookPage() {
  const { t } = useLingui()
  const { config } = useServices()
  return (
    <main className={centered}>
      <EmptyState
        icon="heart"
        level={1}
        title={t`We have a new name: Latido`}
        text={t`There is no center at this address. Check it, or visit our new website.`}
        // oxlint-disable-next-line jsx-a11y/control-has-associated-label -- ButtonLink puts the words into the link
        action={<ButtonLink link={<a href={config.companyUrl} />}>{t`Go to the website`}</ButtonLink>}
      />
    </main>
  )
}
