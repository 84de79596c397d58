import { stored } from '@repo/api-client/browser/stored'
import { useState } from 'react'
import * as v from 'valibot'

const kept = stored('menuIsNarrow', v.boolean(), () => localStorage)

export const useMenuWidth = () => {
  const [isNarrow, setIsNarrow] = useState(() => kept.read() ?? false)
  const keep = (next: boolean): void => {
    setIsNarrow(next)
    kept.write(next)
  }
  return { isNarrow, setIsNarrow: keep }
}
