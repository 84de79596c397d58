import { useEffect, useRef, useState } from 'react'

import { Spinner } from '../spinner/spinner.tsx'
import { TypedAddress } from '../typed-address/typed-address.tsx'
import { drawQrCode } from './draw-qr-code.ts'
import { bareFigure, barePaper, caption as captionClass, drawing, failure, figure, paper } from './qr-code.css.ts'

export interface QrCodeProps {
  value: string
  label: string
  /** Also shown if the code can't be drawn. */
  caption: string
  /** `corner` makes modules as large as the space allows. */
  fit?: 'captioned' | 'bare' | 'corner'
}

type Phase = 'drawing' | 'drawn' | 'failed'

export function QrCode({ value, label, caption, fit = 'captioned' }: QrCodeProps) {
  const place = useRef<HTMLDivElement>(null)
  const [phase, setPhase] = useState<Phase>('drawing')

  useEffect(() => {
    const element = place.current
    if (element === null) return undefined
    let current = true
    drawQrCode(element, value, fit === 'corner' ? 'dense' : 'roomy').then(
      () => current && setPhase('drawn'),
      () => current && setPhase('failed'),
    )
    return () => {
      current = false
    }
  }, [value, fit])

  return (
    <figure className={fit === 'captioned' ? figure : bareFigure}>
      <div className={fit === 'captioned' ? paper : barePaper}>
        {phase === 'drawing' && <Spinner size="l" />}
        {phase === 'failed' && <p className={failure}>{caption}</p>}
        <div ref={place} className={drawing} role="img" aria-label={label} hidden={phase !== 'drawn'} />
      </div>
      {fit === 'captioned' && (
        <figcaption className={captionClass}>
          <TypedAddress address={caption} />
        </figcaption>
      )}
    </figure>
  )
}
