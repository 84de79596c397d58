/** Lets everything else that waits have its turn. Timers would do, but browsers hold back those that follow each other. */
export const turn = (): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.addEventListener('message', () => {
      port1.close()
      resolve()
    })
    port1.start()
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a port has no origin to name
    port2.postMessage(null)
  })
