import { TEXT_SCALES, type DisplaySettings } from '@repo/domain/displays/display-settings'
import { useLayoutEffect } from 'react'

import { root } from './wall-root.css.ts'

/** Applies a display's text size and overscan to the page. */
export const useWallRoot = ({ textSize, overscan }: Pick<DisplaySettings, 'textSize' | 'overscan'>): void => {
  useLayoutEffect(() => {
    const { classList, style } = document.documentElement
    classList.add(root)
    style.setProperty('--wall-text', String(TEXT_SCALES[textSize]))
    style.setProperty('--wall-overscan', String(overscan))
    return () => {
      classList.remove(root)
      style.removeProperty('--wall-text')
      style.removeProperty('--wall-overscan')
    }
  }, [textSize, overscan])
}
