import type { ReactNode } from 'react'

import { TypedAddress } from '../typed-address/typed-address.tsx'
import {
  address as addressClass,
  banner,
  code as codeClass,
  frame,
  text as textClass,
  title as titleClass,
  words,
} from './join-banner.css.ts'

export interface JoinBannerProps {
  title: string
  address: string
  text: string
  code: ReactNode
}

export function JoinBanner({ title, address, text, code }: JoinBannerProps) {
  return (
    <div className={frame}>
      <div className={banner}>
        <div className={codeClass}>{code}</div>
        <div className={words}>
          <p className={titleClass}>{title}</p>
          <p className={addressClass}>
            <TypedAddress address={address} />
          </p>
          <p className={textClass}>{text}</p>
        </div>
      </div>
    </div>
  )
}
