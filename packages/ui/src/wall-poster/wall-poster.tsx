import type { ReactNode } from 'react'

import { SiteMark } from '../site-mark/site-mark.tsx'
import { useSiteName } from '../view-title/site-name.tsx'
import { ViewTitle } from '../view-title/view-title.tsx'
import {
  code as codeClass,
  foot,
  frame,
  message as messageClass,
  poster,
  title as titleClass,
  words,
} from './wall-poster.css.ts'

export interface WallPosterProps {
  title: string
  /** What the room waits for. */
  message: string
  /** A code to scan. */
  code: ReactNode
  /** Beside or below: what people should know before they start. */
  children: ReactNode
}

/** What a wall shows while nothing runs; its letters follow its box. */
export function WallPoster({ title, message, code, children }: WallPosterProps) {
  const site = useSiteName()
  return (
    <div className={frame}>
      <div className={poster}>
        <div className={words}>
          <ViewTitle className={titleClass}>{title}</ViewTitle>
          <p className={messageClass}>{message}</p>
          <div className={codeClass}>{code}</div>
        </div>
        <div>{children}</div>
      </div>
      <p className={foot}>
        <SiteMark size="m" />
        {site}
      </p>
    </div>
  )
}
