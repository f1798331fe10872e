import encodeQR from 'qr'
import type { ShareOptions } from '#kit/bridge/share-options.ts'

/** In px of the picture: a card of 300 × 420 at three times its size. */
const SCALE = 3
const [WIDTH, HEIGHT, MARGIN] = [300, 420, 24]
const FACE = 'system-ui, "Noto Sans CJK SC", sans-serif'
const [INK, GREY, PALE] = ['#18211c', '#4c5851', '#606c65']

/** Draws the picture that one sends on: what the page shows, its words, and a code that leads to it. */
export const drawPoster = async ({ title, desc, link, imgUrl }: ShareOptions): Promise<Blob> => {
  const canvas = Object.assign(document.createElement('canvas'), { width: WIDTH * SCALE, height: HEIGHT * SCALE })
  const paint = canvas.getContext('2d')
  if (!paint) throw new Error('this browser paints nothing')
  paint.scale(SCALE, SCALE)
  drawPaper(paint)
  const picture = await fetchPicture(imgUrl).catch(() => undefined)
  if (picture) drawPicture(paint, picture)
  const under = drawLines(paint, title, { top: 184, size: 20, weight: 600, colour: INK, most: 2 })
  drawLines(paint, desc, { top: under + 6, size: 13, weight: 400, colour: GREY, most: 3 })
  drawFoot(paint, link)
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('the picture is empty'))), 'image/png'),
  )
}

type Paint = CanvasRenderingContext2D

/** White, with a breath of the theme's colour from above. */
const drawPaper = (paint: Paint) => {
  const theme = getComputedStyle(document.documentElement).getPropertyValue('--color-theme').trim() || '#18cf62'
  paint.fillStyle = '#fff'
  paint.fillRect(0, 0, WIDTH, HEIGHT)
  const sky = paint.createLinearGradient(0, 0, 0, 150)
  sky.addColorStop(0, `${theme}40`)
  sky.addColorStop(1, `${theme}00`)
  paint.fillStyle = sky
  paint.fillRect(0, 0, WIDTH, 150)
}

const fetchPicture = async (src: string) => {
  const picture = Object.assign(new Image(), { crossOrigin: 'anonymous', src })
  await picture.decode()
  return picture
}

/** Fills a rounded square in the middle, cut as CSS cuts by `cover`. */
const drawPicture = (paint: Paint, picture: HTMLImageElement) => {
  const [size, top, radius] = [120, 44, 24]
  const left = (WIDTH - size) / 2
  const [width, height] = [picture.naturalWidth || size, picture.naturalHeight || size]
  const zoom = Math.max(size / width, size / height)
  paint.save()
  paint.beginPath()
  roundedSquare(paint, left, top, size, radius)
  paint.clip()
  const [shownWidth, shownHeight] = [width * zoom, height * zoom]
  paint.drawImage(picture, left + (size - shownWidth) / 2, top + (size - shownHeight) / 2, shownWidth, shownHeight)
  paint.restore()
}

interface Lines {
  top: number
  size: number
  weight: number
  colour: string
  most: number
}

/** Writes centred lines, the last one cut with an ellipsis; where they end. */
const drawLines = (paint: Paint, text: string, { top, size, weight, colour, most }: Lines): number => {
  Object.assign(paint, { font: `${weight} ${size}px ${FACE}`, fillStyle: colour, textAlign: 'center' })
  const lines = linesOf(paint, text, most)
  lines.forEach((line, at) => void paint.fillText(line, WIDTH / 2, top + size + at * size * 1.5))
  return top + lines.length * size * 1.5
}

const linesOf = (paint: Paint, text: string, most: number): string[] => {
  const fits = (line: string) => paint.measureText(line).width <= WIDTH - 2 * MARGIN
  const lines = ['']
  for (const character of text) {
    const line = `${lines.at(-1)}${character}`
    if (fits(line)) lines[lines.length - 1] = line
    else if (lines.length === most) return [...lines.slice(0, -1), `${lines.at(-1)?.slice(0, -1)}…`]
    else lines.push(character)
  }
  return lines
}

/** The code, and what to do with it. */
const drawFoot = (paint: Paint, link: string) => {
  const [size, top] = [84, HEIGHT - 84 - MARGIN]
  paint.fillStyle = '#e1e7e3'
  paint.fillRect(MARGIN, top - 16, WIDTH - 2 * MARGIN, 1)
  // The library draws no code without a border; the paper around it is one.
  const rows = encodeQR(link, 'raw', { ecc: 'low', border: 1 })
    .slice(1, -1)
    .map((row) => row.slice(1, -1))
  const dot = size / rows.length
  paint.fillStyle = '#000'
  rows.forEach((row, y) => {
    row.forEach((isDark, x) => {
      // A hair wider than its place, so that no line shows between two.
      if (isDark) paint.fillRect(WIDTH - MARGIN - size + x * dot, top + y * dot, dot + 0.1, dot + 0.1)
    })
  })
  paint.textAlign = 'left'
  Object.assign(paint, { font: `600 15px ${FACE}`, fillStyle: INK })
  paint.fillText('医路', MARGIN, top + 38)
  Object.assign(paint, { font: `400 12px ${FACE}`, fillStyle: PALE })
  paint.fillText('长按或扫码，打开看看', MARGIN, top + 60)
}

/** `roundRect` of a canvas is younger than the floor (docs/decisions/0050). */
const roundedSquare = (paint: CanvasRenderingContext2D, left: number, top: number, size: number, radius: number) => {
  const [right, bottom] = [left + size, top + size]
  paint.moveTo(left + radius, top)
  paint.arcTo(right, top, right, bottom, radius)
  paint.arcTo(right, bottom, left, bottom, radius)
  paint.arcTo(left, bottom, left, top, radius)
  paint.arcTo(left, top, right, top, radius)
  paint.closePath()
}
