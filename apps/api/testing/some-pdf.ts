/** A PDF as far as its beginning and its end go, of so many bytes. */
export const somePdf = (bytes = 1000): Blob =>
  new Blob([`%PDF-1.7\n${'x'.repeat(Math.max(0, bytes - 15))}\n%%EOF`], { type: 'application/pdf' })
