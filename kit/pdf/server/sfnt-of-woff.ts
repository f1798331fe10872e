import { inflateSync } from 'node:zlib'

/** Bytes of a WOFF's head and of a line of its directory; the same of the font in it. */
const [WOFF_HEAD, WOFF_LINE, SFNT_HEAD, SFNT_LINE] = [44, 20, 12, 16] as const

/** The font that a WOFF (version 1) holds: its tables unpacked, each on a boundary of four bytes. */
export const sfntOfWoff = (woff: Buffer): Buffer => {
  const count = woff.readUInt16BE(12)
  const head = Buffer.alloc(SFNT_HEAD + SFNT_LINE * count)
  woff.copy(head, 0, 4, 8)
  head.writeUInt16BE(count, 4)
  const parts: Buffer[] = [head]
  let at = head.length
  for (let line = 0; line < count; line++) {
    const from = WOFF_HEAD + WOFF_LINE * line
    const [offset, packed, length] = [4, 8, 12].map((field) => woff.readUInt32BE(from + field)) as [
      number,
      number,
      number,
    ]
    const kept = woff.subarray(offset, offset + packed)
    const to = SFNT_HEAD + SFNT_LINE * line
    woff.copy(head, to, from, from + 4)
    woff.copy(head, to + 4, from + 16, from + 20)
    head.writeUInt32BE(at, to + 8)
    head.writeUInt32BE(length, to + 12)
    const padding = Buffer.alloc(-length & 3)
    parts.push(packed < length ? inflateSync(kept) : kept, padding)
    at += length + padding.length
  }
  return Buffer.concat(parts)
}
