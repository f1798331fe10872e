/** Side of the drawing in `icon.ts`, whose shapes these are. */
const SIDE = 64
/** Points that are looked at in each pixel, in each direction: edges are soft. */
const POINTS = 4

const isCross = (x: number, y: number) =>
  (x >= 25 && x < 39 && y >= 11 && y < 53) || (y >= 25 && y < 39 && x >= 11 && x < 53)

/** Dashes of 7 with gaps of 6, from 15 to 49 along the middle, 4 wide. */
const isRoad = (x: number, y: number) => Math.abs(x - 32) < 2 && y >= 15 && y < 49 && (y - 15) % 13 < 7

/** How much of a pixel is white, 0 to 1. */
const whiteOf = (column: number, row: number, scale: number): number => {
  let white = 0
  for (let point = 0; point < POINTS * POINTS; point++) {
    const x = (column + ((point % POINTS) + 0.5) / POINTS) * scale
    const y = (row + (Math.floor(point / POINTS) + 0.5) / POINTS) * scale
    if (isCross(x, y) && !isRoad(x, y)) white += 1
  }
  return white / (POINTS * POINTS)
}

const made = new Map<string, Promise<Buffer>>()

/**
 * The sign of the site as a PNG of so many pixels, for home screens and for chats, which draw no SVG; made once. It fills its
 * square: phones cut the corners as they like. Drawn here, as the library that reads pictures is kept from reading SVG.
 */
export const iconPng = (colour: string, size: number): Promise<Buffer> => {
  const name = `${colour} ${size}`
  const picture = made.get(name) ?? draw(colour, size)
  made.set(name, picture)
  return picture
}

const draw = async (colour: string, size: number): Promise<Buffer> => {
  const { default: sharp } = await import('sharp')
  const ground = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))
  const pixels = Buffer.alloc(size * size * 3)
  for (let at = 0; at < size * size; at++) {
    const white = whiteOf(at % size, Math.floor(at / size), SIDE / size)
    for (const [part, value] of ground.entries()) pixels[at * 3 + part] = Math.round(value + (255 - value) * white)
  }
  return sharp(pixels, { raw: { width: size, height: size, channels: 3 } })
    .png()
    .toBuffer()
}
