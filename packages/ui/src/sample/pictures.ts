import { random } from './people.ts'

export function roomPicture(seed: number): string {
  const next = random(seed * 131 + 5)
  const hue = Math.round(next() * 360)
  const bars = Array.from({ length: 9 }, (_, index) => {
    const height = 40 + Math.round(next() * 130)
    return `<rect x="${index * 48 + 8}" y="${220 - height}" width="32" height="${height}" rx="8" fill="hsl(${hue + index * 6} 55% ${30 + index * 4}%)"/>`
  }).join('')
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 440 220" preserveAspectRatio="xMidYMid slice"><rect width="440" height="220" fill="hsl(${hue} 40% 16%)"/>${bars}</svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}
