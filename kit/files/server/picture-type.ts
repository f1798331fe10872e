/** Kinds of pictures that are taken, by their content type. */
const signatures: readonly (readonly [type: string, fits: (head: Buffer) => boolean])[] = [
  ['image/jpeg', (head) => head.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))],
  ['image/png', (head) => head.subarray(0, 8).equals(Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'))],
  ['image/gif', (head) => /^GIF8[79]a$/.test(head.toString('latin1', 0, 6))],
  ['image/webp', (head) => /^RIFF.{4}WEBP$/s.test(head.toString('latin1', 0, 12))],
]

/** So many bytes at the beginning of a file tell what it is. */
export const HEAD_BYTES = 16

/** The content type of a picture by its first bytes; undefined: no picture of a kind that is taken. */
export const pictureTypeOf = (head: Buffer): string | undefined => signatures.find(([, fits]) => fits(head))?.[0]

/**
 * Whether what was declared denies what is there: another type than that of the content. Who declares nothing, or that
 * it is some file, tells no lie; `image/jpg` is what some programs call a JPEG.
 */
export const isLie = (declared: string, type: string): boolean => {
  const said = declared.toLowerCase().replace('image/jpg', 'image/jpeg')
  return said !== '' && said !== 'application/octet-stream' && said !== type
}
