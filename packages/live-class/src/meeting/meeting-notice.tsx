import { useLingui } from '@lingui/react/macro'
import { zoomAddress } from '@repo/domain/center/meeting-page'
import { Banner } from '@repo/ui/banner'
import { Button } from '@repo/ui/button'
import { ButtonLink } from '@repo/ui/button-link'
import { Inline } from '@repo/ui/inline'
import { useStore } from 'zustand/react'

import type { ClassMeeting } from './class-meeting.ts'

export function MeetingNotice({ meeting: held }: { meeting: ClassMeeting }) {
  const { t } = useLingui()
  const meeting = useStore(held.store, (state) => state.meeting)
  const picture = useStore(held.store, (state) => state.picture)
  if (meeting === null || (picture === 'shown' && meeting.signature !== null)) return null
  const { number, password } = meeting
  const isBroken = picture === 'broken'
  return (
    <Banner
      tone={isBroken ? 'warning' : 'info'}
      icon="screen"
      title={isBroken ? t`The video isn't available here` : t`This class has a video meeting`}
      announce={isBroken}
      action={
        <Inline gap="s">
          <Button size="s" tone="neutral" onClick={held.show}>
            {isBroken ? t`Try again` : t`Show video`}
          </Button>
          <ButtonLink
            size="s"
            tone="neutral"
            // oxlint-disable-next-line jsx-a11y/anchor-has-content, jsx-a11y/control-has-associated-label -- ButtonLink puts the words into the link
            link={<a href={zoomAddress(number)} target="_blank" rel="noreferrer" />}
          >
            {t`Open in Zoom`}
          </ButtonLink>
        </Inline>
      }
    >
      {password === null ? t`Meeting ${number}` : t`Meeting ${number} · Passcode ${password}`}
    </Banner>
  )
}
