import { useLingui } from '@lingui/react/macro'
import { ProgressBar } from '@repo/ui/progress-bar'
import { useEffect, useState } from 'react'

/** Score from 0 to 4. Null if the estimator can't be loaded: it is large, so it is loaded at the first letter. */
const useScore = (password: string): number | null => {
  const [score, setScore] = useState<number | null>(0)
  useEffect(() => {
    if (password === '') return undefined
    let isCurrent = true
    void import('./score-password.ts').then(
      ({ scorePassword }) => isCurrent && setScore(scorePassword(password)),
      () => isCurrent && setScore(null),
    )
    return () => {
      isCurrent = false
    }
  }, [password])
  return password === '' ? 0 : score
}

const TONES = ['danger', 'danger', 'warning', 'accent', 'accent'] as const

export function PasswordStrength({ password }: { password: string }) {
  const { t } = useLingui()
  const score = useScore(password)
  if (score === null) return null
  const words = [t`Very weak`, t`Weak`, t`Fair`, t`Good`, t`Strong`]
  const said = password === '' ? t`No password entered` : (words[score] ?? '')
  return (
    <ProgressBar
      label={t`Password strength`}
      value={password === '' ? 0 : (score + 1) / words.length}
      valueText={said}
      start={t`Password strength`}
      end={said}
      tone={TONES[score] ?? 'accent'}
    />
  )
}
