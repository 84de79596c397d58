import { useEffect, useRef, useState } from 'react'

import { Spinner } from '../spinner/spinner.tsx'
import { drawQrCode } from './draw-qr-code.ts'
import { bareFigure, barePaper, caption as captionClass, drawing, failure, figure, paper } from './qr-code.css.ts'

export interface QrCodeProps {
  /** What the code says, usually an address. */
  value: string
  /** Spoken name. */
  label: string
  /** The same in words, for who cannot scan; also shown when the code cannot be drawn. */
  caption: string
  /** The caption stands elsewhere, and the paper is all there is room for. */
  isBare?: boolean
}

type Phase = 'drawing' | 'drawn' | 'failed'

export function QrCode({ value, label, caption, isBare = false }: QrCodeProps) {
  const place = useRef<HTMLDivElement>(null)
  const [phase, setPhase] = useState<Phase>('drawing')

  useEffect(() => {
    const element = place.current
    if (element === null) return undefined
    let current = true
    drawQrCode(element, value).then(
      () => current && setPhase('drawn'),
      () => current && setPhase('failed'),
    )
    return () => {
      current = false
    }
  }, [value])

  return (
    <figure className={isBare ? bareFigure : figure}>
      <div className={isBare ? barePaper : paper}>
        {phase === 'drawing' && <Spinner size="l" />}
        {phase === 'failed' && <p className={failure}>{caption}</p>}
        <div ref={place} className={drawing} role="img" aria-label={label} hidden={phase !== 'drawn'} />
      </div>
      {!isBare && <figcaption className={captionClass}>{caption}</figcaption>}
    </figure>
  )
}
