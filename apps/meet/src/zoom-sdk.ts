/** Source: https://developers.zoom.us/docs/meeting-sdk/web/ */
export interface ZoomClient {
  readonly init: (options: {
    readonly zoomAppRoot: HTMLElement
    readonly language: string
    readonly assetPath: string
    readonly patchJsMedia: boolean
    readonly leaveOnPageUnload: boolean
    readonly customize: object
  }) => Promise<unknown>
  readonly join: (options: {
    readonly signature: string
    readonly meetingNumber: string
    readonly password: string
    readonly userName: string
    readonly customerKey: string
  }) => Promise<unknown>
  readonly on: (event: 'connection-change', listener: (change: { readonly state: string }) => void) => void
  readonly updateVideoOptions: (options: object) => void
}

export interface ZoomSdk {
  readonly createClient: () => ZoomClient
}

/** Tested version. Zoom serves versions for about a year. */
export const SDK_VERSION = '6.2.0'

const LIBRARIES = ['react', 'react-dom', 'redux', 'redux-thunk', 'lodash'].map((name) => `lib/vendor/${name}.min.js`)

const addScript = (address: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.src = address
    // loaded in parallel, run in order
    script.async = false
    script.crossOrigin = 'anonymous'
    script.addEventListener('load', () => resolve())
    script.addEventListener('error', () => reject(new Error('a script of the SDK could not be loaded')))
    document.head.append(script)
  })

/** `sdkUrl` may be a mirror. Rejects if loading fails. */
export const loadZoomSdk = async (sdkUrl: string): Promise<ZoomSdk> => {
  const libraries = LIBRARIES.map((path) => `${sdkUrl}/${SDK_VERSION}/${path}`)
  await Promise.all([...libraries, `${sdkUrl}/zoom-meeting-embedded-${SDK_VERSION}.min.js`].map(addScript))
  const { ZoomMtgEmbedded: sdk } = window as { readonly ZoomMtgEmbedded?: ZoomSdk }
  if (sdk === undefined) throw new Error('the SDK has another name')
  return sdk
}
