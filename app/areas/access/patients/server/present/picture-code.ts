import { randomInt } from 'node:crypto'

const inks = ['#1f6f4a', '#2f5f9e', '#8a4a2f', '#5b4a9e'] as const

/** A sum drawn with a shaking hand, as the address of a picture. */
export const pictureOf = (shown: string): string => {
  const characters = [...shown, '=', '?'].map((character, at) => {
    const [x, y, turn] = [18 + at * 26, randomInt(32, 40), randomInt(-18, 19)]
    return `<text x="${x}" y="${y}" fill="${ink()}" transform="rotate(${turn} ${x} ${y})">${character}</text>`
  })
  const lines = Array.from({ length: 4 }, () => {
    const curve = `M0 ${randomInt(48)}Q${randomInt(30, 120)} ${randomInt(48)} 150 ${randomInt(48)}`
    return `<path d="${curve}" fill="none" stroke="${ink()}" opacity=".35"/>`
  })
  const font = 'font-family="sans-serif" font-size="27" font-weight="600"'
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 150 48" ${font}><path fill="#eef5f1" d="M0 0h150v48H0z"/>${characters.join('')}${lines.join('')}</svg>`
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`
}

const ink = () => inks[randomInt(inks.length)]
