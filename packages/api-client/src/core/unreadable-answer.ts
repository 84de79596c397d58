import type { UnreadableAnswer } from './answer-fault.ts'

type Listener = (fault: UnreadableAnswer) => void

let listener: Listener = () => {}

/** Sets what receives the places that any client of this page reads answers without. */
export const onUnreadableAnswer = (listen: Listener): void => {
  listener = listen
}

export const tellUnreadable: Listener = (fault) => listener(fault)
