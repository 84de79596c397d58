import { Icon } from '../icon/icon.tsx'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import { content, list, mark, step } from './stepper.css.ts'

export interface Step {
  key: string
  label: string
  /** Makes the step a button, unless it is the current one. */
  onSelect?: (() => void) | undefined
}

export interface StepperProps {
  label: string
  steps: readonly Step[]
  /** Index of the current step. All are done if it is beyond the last. */
  current: number
  /** Spoken after a step that is done. */
  doneLabel: string
}

const stateAt = (index: number, current: number) => {
  if (index === current) return 'current'
  return index < current ? 'done' : 'ahead'
}

export function Stepper({ label, steps, current, doneLabel }: StepperProps) {
  return (
    <ol className={list} aria-label={label}>
      {steps.map(({ key, label: name, onSelect }, index) => {
        const state = stateAt(index, current)
        const words = (
          <>
            <span className={mark({ state })} aria-hidden="true">
              {state === 'done' ? <Icon name="check" size="s" /> : index + 1}
            </span>
            {name}
            {state === 'done' && <VisuallyHidden>{`, ${doneLabel}`}</VisuallyHidden>}
          </>
        )
        return (
          <li key={key} className={step({ state })} aria-current={state === 'current' ? 'step' : undefined}>
            {onSelect === undefined || state === 'current' ? (
              <span className={content({ state })}>{words}</span>
            ) : (
              <button type="button" className={content({ state, isButton: true })} onClick={onSelect}>
                {words}
              </button>
            )}
          </li>
        )
      })}
    </ol>
  )
}
