import { useLingui } from '@lingui/react/macro'
import { apiKeyOf, formatMeetingEntry, isMeetingWord, zoomAddress } from '@repo/domain/center/meeting-page'
import { streamingTimes } from '@repo/domain/time/durations'
import { ButtonLink } from '@repo/ui/button-link'
import { IconButton } from '@repo/ui/icon-button'
import { Inline } from '@repo/ui/inline'
import { Text } from '@repo/ui/text'
import { useEffect, useRef, useState } from 'react'

import type { ClassViewHost } from '../control/class-view-host.ts'
import { head, pane, video } from './meeting-pane.css.ts'

export interface MeetingPaneProps {
  meeting: { readonly number: string; readonly password: string | null; readonly signature: string }
  host: Pick<ClassViewHost, 'canControl' | 'meetingPage' | 'viewer'>
  channel: string
  onPutAway: () => void
  onBroken: () => void
}

/** Blocks navigation, dialogs, and downloads. It doesn't isolate the scripts, which are of our own origin. */
const SANDBOX = 'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox'
const ALLOWED = 'autoplay; camera; display-capture; fullscreen; microphone'

export function MeetingPane({ meeting, host, channel, onPutAway, onBroken }: MeetingPaneProps) {
  const { t, i18n } = useLingui()
  const frame = useRef<HTMLIFrameElement>(null)
  const [hasSpoken, setSpoken] = useState(false)
  const { number, password, signature } = meeting

  useEffect(() => {
    const receive = ({ origin, source, data }: MessageEvent) => {
      const isOurs = origin === location.origin && source === frame.current?.contentWindow
      if (!isOurs || !isMeetingWord(data, channel)) return
      setSpoken(true)
      if (data.state !== 'joined') onBroken()
    }
    window.addEventListener('message', receive)
    return () => window.removeEventListener('message', receive)
  }, [channel, onBroken])

  useEffect(() => {
    if (hasSpoken) return undefined
    const timer = setTimeout(onBroken, streamingTimes.joinsWithin)
    return () => clearTimeout(timer)
  }, [hasSpoken, onBroken])

  // a changed URL would join again
  const [address] = useState(() => {
    const language = i18n.locale === 'es' ? 'es' : 'en'
    const entry = { number, password: password ?? '', signature, language, name: host.viewer, channel } as const
    return `${host.meetingPage}#${formatMeetingEntry({ ...entry, apiKey: apiKeyOf(signature) })}`
  })
  return (
    <section className={pane} aria-label={t`Class video`}>
      {host.canControl && (
        <div className={head}>
          <Text size="s" tone="muted">
            {password === null ? t`Meeting ${number}` : t`Meeting ${number} · Passcode ${password}`}
          </Text>
          <Inline gap="xs">
            <ButtonLink
              size="s"
              tone="ghost"
              // oxlint-disable-next-line jsx-a11y/anchor-has-content, jsx-a11y/control-has-associated-label -- ButtonLink puts the words into the link
              link={<a href={zoomAddress(number)} target="_blank" rel="noreferrer" />}
            >
              {t`Open in Zoom`}
            </ButtonLink>
            <IconButton size="s" icon="close" label={t`Hide video`} onClick={onPutAway} />
          </Inline>
        </div>
      )}
      <iframe
        ref={frame}
        className={video}
        title={t`Class video`}
        src={address}
        sandbox={SANDBOX}
        allow={ALLOWED}
        referrerPolicy="no-referrer"
      />
    </section>
  )
}
