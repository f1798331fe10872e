import { readFileSync } from 'node:fs'

/** A film that plays: the first of the demonstration's. */
export const videoBytes = (): Buffer =>
  readFileSync(new URL('../../app/areas/content/videos/server/seed/breathe.mp4', import.meta.url))

/** The same as it is sent. */
export const aVideo = (bytes: Buffer = videoBytes()): Blob => new Blob([new Uint8Array(bytes)], { type: 'video/mp4' })

/** A box of a film. */
export const aBox = (type: string, content: string | Buffer): Buffer => {
  const body = Buffer.from(content)
  const head = Buffer.alloc(4)
  head.writeUInt32BE(body.length + 8)
  return Buffer.concat([head, Buffer.from(type, 'latin1'), body])
}
