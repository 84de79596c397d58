/** Session of the display, read when the worker starts. */
export interface StickSession {
  readonly apiBaseUrl: string
  readonly token: string
  readonly language: 'en' | 'es'
}

/** `start` comes first and once. `look`: a stick was chosen. The worker answers with `AntStickStatus` at each change. */
export type MessageToStick = { readonly type: 'start'; readonly session: StickSession } | { readonly type: 'look' }
