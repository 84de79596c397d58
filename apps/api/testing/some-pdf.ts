/** Valid only at its beginning and end. */
export const somePdf = (bytes = 1000): Blob =>
  new Blob([`%PDF-1.7\n${'x'.repeat(Math.max(0, bytes - 15))}\n%%EOF`], { type: 'application/pdf' })
