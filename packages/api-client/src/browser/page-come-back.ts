import { createComeBack } from './come-back.ts'

/** This page's way back. An app imports it before all that may break. */
export const comeBack = createComeBack({
  storage: () => sessionStorage,
  isServed: () =>
    fetch(location.href, { cache: 'no-cache' }).then(
      ({ ok }) => ok,
      () => false,
    ),
  reload: () => location.reload(),
})

/** Nothing that the app draws stands there: it never came so far, or all of it is gone. */
const isBlank = (): boolean =>
  document.querySelector('#first-paint') !== null || document.querySelector('#root')?.childElementCount === 0

// React takes away what cannot be drawn before the fault is told
const onFault = () => setTimeout(() => isBlank() && comeBack.soon(isBlank))
addEventListener('error', onFault)
addEventListener('unhandledrejection', onFault)
