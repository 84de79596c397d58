import type { MeetingEntry, MeetingState } from '@repo/domain/center/meeting-page'

import { SDK_VERSION, type ZoomClient, type ZoomSdk } from './zoom-sdk.ts'

interface Meeting {
  readonly sdk: ZoomSdk
  readonly sdkUrl: string
  readonly entry: MeetingEntry
  readonly place: HTMLElement
  readonly notify: (state: MeetingState) => void
}

const LANGUAGES = { en: 'en-US', es: 'es-ES' } as const
const BAR_HEIGHT = 56
/** Limit of the SDK's `customerKey`. */
const LONGEST_KEY = 36

const sizesIn = ({ clientWidth, clientHeight }: HTMLElement) => {
  const size = { width: clientWidth, height: Math.max(0, clientHeight - BAR_HEIGHT) }
  return { default: size, ribbon: size }
}

const fillPlace = (client: ZoomClient, place: HTMLElement): void => {
  const observer = new ResizeObserver(() => client.updateVideoOptions({ viewSizes: sizesIn(place) }))
  observer.observe(place)
}

export const runMeeting = async ({ sdk, sdkUrl, entry, place, notify }: Meeting): Promise<void> => {
  const client = sdk.createClient()
  await client.init({
    zoomAppRoot: place,
    language: LANGUAGES[entry.language],
    assetPath: `${sdkUrl}/${SDK_VERSION}/lib/av`,
    patchJsMedia: true,
    leaveOnPageUnload: true,
    customize: { video: { isResizable: false, viewSizes: sizesIn(place) } },
  })
  client.on('connection-change', ({ state }) => {
    if (state === 'Closed') notify('left')
    if (state === 'Fail') notify('failed')
  })
  await client.join({
    signature: entry.signature,
    meetingNumber: entry.number,
    password: entry.password,
    userName: entry.name,
    customerKey: entry.channel.slice(0, LONGEST_KEY),
  })
  notify('joined')
  fillPlace(client, place)
}
