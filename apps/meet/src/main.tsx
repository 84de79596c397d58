import '@repo/ui/global.css'
import { I18nProvider } from '@lingui/react'
import {
  parseMeetingEntry,
  type MeetingEntry,
  type MeetingState,
  type MeetingWord,
} from '@repo/domain/center/meeting-page'
import { activateLocale, i18n, preferredLocale } from '@repo/i18n'
import { loadFont } from '@repo/ui/first-paint'
import { createRoot } from 'react-dom/client'

import { MeetPage } from './meet-page.tsx'
import { runMeeting } from './run-meeting.ts'
import { loadZoomSdk } from './zoom-sdk.ts'

const elementOf = (selector: string): HTMLElement => {
  const found = document.querySelector<HTMLElement>(selector)
  if (found === null) throw new Error(`the page has no ${selector}`)
  return found
}

loadFont()
const root = createRoot(elementOf('#root'))

const show = (entry: MeetingEntry | null, state: MeetingState | null): void =>
  root.render(
    <I18nProvider i18n={i18n}>
      <MeetPage entry={entry} state={state} />
    </I18nProvider>,
  )

const join = async (entry: MeetingEntry): Promise<void> => {
  const notify = (state: MeetingState): void => {
    show(entry, state)
    // the framing page has the same origin, as the CSP requires
    window.parent.postMessage({ channel: entry.channel, state } satisfies MeetingWord, location.origin)
  }
  try {
    const { sdkUrl } = (await (await fetch('/meet/config.json', { cache: 'no-cache' })).json()) as { sdkUrl: string }
    const sdk = await loadZoomSdk(sdkUrl)
    await runMeeting({ sdk, sdkUrl, entry, place: elementOf('#video'), notify })
  } catch {
    notify('failed')
  }
}

const entry = parseMeetingEntry(location.hash)
// removes the signature from the URL, which may be copied or stored
history.replaceState(null, '', location.pathname)
await activateLocale(entry?.language ?? preferredLocale(navigator.languages))
show(entry, null)
if (entry !== null) await join(entry)
