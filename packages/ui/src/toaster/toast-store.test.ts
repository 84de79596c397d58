import { expect, it, vi } from 'vitest'

import { createToastStore } from './toast-store.ts'

it('toasts are shown in order, for six seconds by default', () => {
  const store = createToastStore()
  store.show({ tone: 'success', title: 'Saved' })
  store.show({ tone: 'danger', title: 'Not saved', duration: 2000 })
  expect(store.get().map(({ title, duration }) => [title, duration])).toEqual([
    ['Saved', 6000],
    ['Not saved', 2000],
  ])
})

it('a dismissed toast is reported once', () => {
  const store = createToastStore()
  const id = store.show({ tone: 'success', title: 'Saved' })
  const listener = vi.fn<() => void>()
  store.subscribe(listener)
  store.dismiss(id)
  store.dismiss(id)
  expect(store.get()).toEqual([])
  expect(listener).toHaveBeenCalledTimes(1)
})
