export const saveFile = (content: Blob, fileName: string): void => {
  const url = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = url
  link.download = fileName
  link.click()
  // the browser reads the URL asynchronously
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
