import type { ReactNode } from 'react'

import { Avatar } from '../avatar/avatar.tsx'
import { RoomCover } from '../room-cover/room-cover.tsx'
import { SiteMark } from '../site-mark/site-mark.tsx'
import { band, behind, picture, shade, words } from './room-band.css.ts'

export interface RoomBandProps {
  name: string
  backgroundUrl: string | null
  /** Defaults to the center's logo. */
  logoUrl: string | null
  children: ReactNode
}

export function RoomBand({ name, backgroundUrl, logoUrl, children }: RoomBandProps) {
  return (
    <div className={band}>
      <div className={behind}>
        {backgroundUrl === null ? (
          <RoomCover name={name} />
        ) : (
          <img className={picture} src={backgroundUrl} alt="" decoding="async" />
        )}
        <div className={shade} />
      </div>
      <div className={words}>{children}</div>
      {logoUrl === null ? <SiteMark size="l" /> : <Avatar name={name} imageUrl={logoUrl} size="l" />}
    </div>
  )
}
