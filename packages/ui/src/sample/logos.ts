const svg = (width: number, height: number, body: string): string =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${body}</svg>`)}`

export const wideLogo = svg(400, 80, '<rect width="400" height="80" rx="12" fill="#ffb800"/>')
export const tallLogo = svg(80, 240, '<rect width="80" height="240" rx="12" fill="#ffb800"/>')
export const darkLogo = svg(120, 120, '<circle cx="60" cy="60" r="44" fill="#101418"/>')
