import { useLingui } from '@lingui/react/macro'
import { Heading } from '@repo/ui/heading'
import { Stack } from '@repo/ui/stack'
import { Text } from '@repo/ui/text'

import { useSessionStore } from '../../app/session/session-store.ts'
import type { HelpPageName } from '../../lib/help/help-page.ts'
import { helpPages } from '../../lib/help/pages.ts'
import { HelpFrame } from './help-frame.tsx'
import { HelpWords } from './help-words.tsx'
import { section, steps } from './help.css.ts'

export function HelpArticle({ page }: { page: HelpPageName }) {
  const { t } = useLingui()
  const locale = useSessionStore((state) => state.locale)
  const { title, purpose, tasks, problems } = helpPages[page][locale]
  return (
    <HelpFrame>
      <Stack gap="xxl">
        <Stack gap="m">
          <Heading level={1}>{title}</Heading>
          <Text size="l" tone="muted">
            <HelpWords text={purpose} />
          </Text>
        </Stack>
        {tasks.map((task) => (
          <section key={task.title} className={section}>
            <Heading>{task.title}</Heading>
            <ol className={steps}>
              {task.steps.map((step) => (
                <li key={step}>
                  <HelpWords text={step} />
                </li>
              ))}
            </ol>
          </section>
        ))}
        <section className={section}>
          <Heading>{t`When something fails`}</Heading>
          <Stack gap="l">
            {problems.map(({ sign, remedy }) => (
              <Stack key={sign} gap="xs">
                <Heading level={3} size="s">
                  <HelpWords text={sign} />
                </Heading>
                <Text>
                  <HelpWords text={remedy} />
                </Text>
              </Stack>
            ))}
          </Stack>
        </section>
      </Stack>
    </HelpFrame>
  )
}
