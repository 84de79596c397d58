import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { putAwayFirstSteps } from '@repo/api-client/setup/first-steps'
import { firstStepsQueryOptions } from '@repo/api-client/setup/queries'
import { countDone, FIRST_STEPS, type FirstStep } from '@repo/domain/center/first-steps'
import { Button } from '@repo/ui/button'
import { ButtonLink } from '@repo/ui/button-link'
import { Card } from '@repo/ui/card'
import { CheckList } from '@repo/ui/check-list'
import { Heading } from '@repo/ui/heading'
import { Inline } from '@repo/ui/inline'
import { Stack } from '@repo/ui/stack'
import { Text } from '@repo/ui/text'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'

import { useServices } from '../../app/services-context.ts'
import { usePublicUrl } from '../../app/session/session-store.ts'
import { toasts } from '../../app/toasts.ts'

const usePutAway = () => {
  const { t } = useLingui()
  const { client } = useServices()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => client.call(putAwayFirstSteps, {}),
    onSettled: () => queryClient.invalidateQueries({ queryKey: firstStepsQueryOptions(client).queryKey }),
    onError: () => toasts.show({ tone: 'danger', title: t`An error occurred, please try again later.` }),
  })
}

const useStepLabels = (): Readonly<
  Record<
    FirstStep,
    { title: string; text: string; to: '/rookremote' | '/users' | '/admin' | '/sensors'; isAdding?: true }
  >
> => {
  const { t } = useLingui()
  const publicUrl = usePublicUrl()
  return {
    display: {
      title: t`Pair a display`,
      text: t`Open ${{ address: `${publicUrl}/live/` }} on the room's television, then enter its code under RookRemote > Displays.`,
      to: '/rookremote',
    },
    strap: {
      title: t`Connect straps`,
      text: t`Chrome on Android, Windows, and Mac connects a strap by itself, over HTTPS. For iPhones, register each strap as a sensor and put a receiver in the room.`,
      to: '/sensors',
    },
    coach: {
      title: t`Add your coaches`,
      text: t`They start classes with an account of their own.`,
      to: '/admin',
      isAdding: true,
    },
    member: {
      title: t`Add your users`,
      text: t`They join classes with their code or pseudonym.`,
      to: '/users',
      isAdding: true,
    },
    class: { title: t`Run your first class`, text: t`Choose a room, set up the class, and start.`, to: '/rookremote' },
  }
}

export function FirstSteps() {
  const { t } = useLingui()
  const { client } = useServices()
  const { data } = useQuery(firstStepsQueryOptions(client))
  const putAway = usePutAway()
  const words = useStepLabels()
  if (data === undefined || data.isPutAway) return null
  const total = FIRST_STEPS.length
  const count = countDone(data.done)
  return (
    <Card as="section" padding="l">
      <Stack gap="l">
        <Inline justify="between" align="start">
          <Stack gap="xs">
            <Heading level={2}>{t`Get started`}</Heading>
            <Text tone="muted">{t`${plural(count, { one: `# of ${total} done`, other: `# of ${total} done` })}`}</Text>
          </Stack>
          <Button
            size="s"
            tone={count === total ? 'accent' : 'ghost'}
            loading={putAway.isPending}
            onClick={() => putAway.mutate()}
          >
            {t`Dismiss`}
          </Button>
        </Inline>
        <CheckList
          doneLabel={t`Done`}
          openLabel={t`To do`}
          items={FIRST_STEPS.map((step) => {
            const { title, text, to, isAdding } = words[step]
            const isDone = data.done[step]
            return {
              key: step,
              title,
              text: isDone ? undefined : text,
              isDone,
              action: isDone ? undefined : (
                <ButtonLink size="s" link={<Link to={to} search={{ add: isAdding }} aria-label={t`Open: ${title}`} />}>
                  {t`Open`}
                </ButtonLink>
              ),
            }
          })}
        />
      </Stack>
    </Card>
  )
}
