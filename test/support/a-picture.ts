import sharp from 'sharp'
import { uploadimg } from '#app/areas/files/contract.ts'
import type { UploadType } from '#app/areas/files/rules.ts'
import type { TestApp } from './start-test-app.ts'

let made = 0

/** A small picture as a phone would send it; each is another one. */
export const aPicture = async (): Promise<Blob> => {
  const background = { r: ++made % 256, g: 90, b: 120 }
  const bytes = await sharp({ create: { width: 20, height: 20, channels: 3, background } })
    .jpeg()
    .toBuffer()
  return new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' })
}

/** Uploads a small picture as a phone would; its address. */
export const uploadPicture = async (app: TestApp, key: string, uploadtype: UploadType): Promise<string> =>
  (await app.callApi(uploadimg, { uploadtype, file: await aPicture() }, { key })).url

const ONE_PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII=',
  'base64',
)

/** The smallest picture, as a PNG. */
export const onePixel = (): Blob => new Blob([ONE_PIXEL], { type: 'image/png' })
