import { useLingui } from '@lingui/react/macro'
import { Button } from '@repo/ui/button'
import { ErrorState } from '@repo/ui/error-state'
import { Component, type ReactNode } from 'react'

import { middle } from './join.css.ts'

function FailedScreen() {
  const { t } = useLingui()
  return (
    <div className={middle}>
      <ErrorState
        level={1}
        title={t`This page failed`}
        text={t`Your class and what you trained are kept.`}
        action={<Button onClick={() => location.reload()}>{t`Load it again`}</Button>}
      />
    </div>
  )
}

/** A fault of ours, or a part of the page that the network kept back, leaves a way on. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override render() {
    return this.state.hasFailed ? <FailedScreen /> : this.props.children
  }
}
