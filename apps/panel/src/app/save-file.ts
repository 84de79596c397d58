/** Hands a file to the browser's downloads. */
export const saveFile = (content: Blob, fileName: string): void => {
  const url = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = url
  link.download = fileName
  link.click()
  // the browser reads the address after the click, and then needs it no more
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
