import { useLingui } from '@lingui/react/macro'
import { Heading } from '@repo/ui/heading'
import { Stack } from '@repo/ui/stack'
import { Text } from '@repo/ui/text'
import { Link } from '@tanstack/react-router'

import { useSessionStore } from '../../app/session/session-store.ts'
import { HELP_PAGES } from '../../lib/help/help-page.ts'
import { helpPages } from '../../lib/help/pages.ts'
import { HelpFrame } from './help-frame.tsx'
import { lead, link, list } from './help.css.ts'

/** The no-break space keeps the dot at the end of a line. */
const BETWEEN = '\u00A0· '

export function HelpIndex() {
  const { t } = useLingui()
  const locale = useSessionStore((state) => state.locale)
  return (
    <HelpFrame isIndex>
      <Stack gap="xxl">
        <Stack gap="m">
          <Heading level={1}>{t`Help`}</Heading>
          <div className={lead}>
            <Text size="l" tone="muted">
              {t`What each screen is for, how its usual tasks are done, and what to do when something fails.`}
            </Text>
          </div>
        </Stack>
        <ul className={list}>
          {HELP_PAGES.map((page) => (
            <li key={page}>
              <Link className={link} to="/help/$page" params={{ page }}>
                {helpPages[page][locale].title}
              </Link>
              <Text size="s" tone="muted">
                {helpPages[page][locale].tasks.map(({ title }) => title).join(BETWEEN)}
              </Text>
            </li>
          ))}
        </ul>
      </Stack>
    </HelpFrame>
  )
}
