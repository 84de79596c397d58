import { useLingui } from '@lingui/react/macro'
import { Banner } from '@repo/ui/banner'
import { ButtonLink } from '@repo/ui/button-link'
import { useStore } from 'zustand/react'

import type { ClassMeeting } from './class-meeting.ts'

/** The way into the video of the class. */
export function MeetingNotice({ meeting: held }: { meeting: ClassMeeting }) {
  const { t } = useLingui()
  const meeting = useStore(held.store, (state) => state.meeting)
  if (meeting === null) return null
  const { number, password } = meeting
  const address = `https://zoom.us/wc/join/${encodeURIComponent(number)}`
  return (
    <Banner
      tone="info"
      icon="screen"
      title={t`This class is on video`}
      action={
        <ButtonLink
          size="s"
          tone="neutral"
          // oxlint-disable-next-line jsx-a11y/anchor-has-content, jsx-a11y/control-has-associated-label -- ButtonLink puts the words into the link
          link={<a href={address} target="_blank" rel="noreferrer" />}
        >
          {t`Open in Zoom`}
        </ButtonLink>
      }
    >
      {password === null ? t`Meeting ${number}` : t`Meeting ${number} · Passcode ${password}`}
    </Banner>
  )
}
