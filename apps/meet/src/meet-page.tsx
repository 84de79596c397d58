import { useLingui } from '@lingui/react/macro'
import { zoomAddress, type MeetingEntry, type MeetingState } from '@repo/domain/center/meeting-page'
import { ButtonLink } from '@repo/ui/button-link'
import { EmptyState } from '@repo/ui/empty-state'
import { Spinner } from '@repo/ui/spinner'
import type { ReactNode } from 'react'

import { cover } from './meet.css.ts'

interface MeetPageProps {
  entry: MeetingEntry | null
  state: MeetingState | null
}

export function MeetPage({ entry, state }: MeetPageProps) {
  const { t } = useLingui()
  if (entry === null) {
    return (
      <Cover>
        <EmptyState icon="screen" level={1} title={t`No meeting to show`} text={t`Open it from the class.`} />
      </Cover>
    )
  }
  const { number, password } = entry
  switch (state) {
    case 'joined':
      return null
    case null:
      return (
        <Cover>
          <Spinner size="l" label={t`Joining the meeting`} />
        </Cover>
      )
    case 'left':
    case 'failed':
      return (
        <Cover>
          <EmptyState
            icon="screen"
            level={1}
            title={state === 'left' ? t`The meeting has ended` : t`The video can't be shown here`}
            text={password === '' ? t`Meeting ${number}` : t`Meeting ${number} · Passcode ${password}`}
            {...(state === 'left' ? {} : { action: <OpenInZoom number={number} /> })}
          />
        </Cover>
      )
    default:
      return state satisfies never
  }
}

function Cover({ children }: { children: ReactNode }) {
  return <main className={cover}>{children}</main>
}

function OpenInZoom({ number }: { number: string }) {
  const { t } = useLingui()
  return (
    <ButtonLink
      tone="neutral"
      // oxlint-disable-next-line jsx-a11y/anchor-has-content, jsx-a11y/control-has-associated-label -- ButtonLink puts the words into the link
      link={<a href={zoomAddress(number)} target="_blank" rel="noreferrer" />}
    >
      {t`Open in Zoom`}
    </ButtonLink>
  )
}
