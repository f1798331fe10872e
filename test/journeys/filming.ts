import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium } from '@playwright/test'
import encodeQR from 'qr'
import sharp from 'sharp'
import { chromiumFlags, findChromium } from '#tools/chromium.ts'

const [WIDTH, HEIGHT] = [640, 480]
/** The side of what is filmed, in the middle of the picture. */
const SIDE = 400

/** A Chromium whose camera sees this film. */
const withCamera = (film: string): Promise<Browser> => {
  const executablePath = findChromium()
  return chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: [
      ...chromiumFlags,
      '--use-fake-ui-for-media-stream',
      '--use-fake-device-for-media-stream',
      `--use-file-for-fake-video-capture=${film}`,
    ],
  })
}

/** A film of one picture, as Chromium's camera that is none shows it: how light each pixel is, and no colours. */
const filmOf = (light: (x: number, y: number) => number): string => {
  const frame = Buffer.alloc((WIDTH * HEIGHT * 3) / 2, 128)
  for (let y = 0; y < HEIGHT; y++) for (let x = 0; x < WIDTH; x++) frame[y * WIDTH + x] = light(x, y)
  const file = join(mkdtempSync(join(tmpdir(), 'yilu-film-')), 'code.y4m')
  const head = Buffer.from(`YUV4MPEG2 W${WIDTH} H${HEIGHT} F10:1 Ip A1:1 C420jpeg\n`)
  writeFileSync(
    file,
    Buffer.concat([head, ...Array.from({ length: 10 }, () => [Buffer.from('FRAME\n'), frame]).flat()]),
  )
  return file
}

const [DARK, LIGHT] = [16, 235]
const inMiddle = (side: number) => [Math.floor((WIDTH - side) / 2), Math.floor((HEIGHT - side) / 2)] as const

/** A browser before whose camera somebody holds a code that says this. */
export const filmingText = (text: string): Promise<Browser> => {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: 4 })
  const size = Math.floor(SIDE / rows.length)
  const [left, top] = inMiddle(size * rows.length)
  const isDark = (x: number, y: number) => rows[Math.floor((y - top) / size)]?.[Math.floor((x - left) / size)] === true
  return withCamera(filmOf((x, y) => (isDark(x, y) ? DARK : LIGHT)))
}

/** A browser before whose camera somebody holds a phone that shows this picture (PNG). */
export const filmingScreen = async (png: Buffer): Promise<Browser> => {
  const shown = await sharp(png).flatten().resize(SIDE, SIDE, { fit: 'fill' }).greyscale().raw().toBuffer()
  const [left, top] = inMiddle(SIDE)
  return withCamera(
    filmOf((x, y) => {
      const [column, row] = [x - left, y - top]
      const isOn = column >= 0 && column < SIDE && row >= 0 && row < SIDE
      return isOn ? Math.max(DARK, Math.min(LIGHT, shown[row * SIDE + column] ?? LIGHT)) : LIGHT
    }),
  )
}
