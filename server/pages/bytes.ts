const encoder = new TextEncoder()
/** Most pages fit. */
const room = new Uint8Array(512_000)
const MOST_BYTES_A_SIGN = 3

/**
 * A long text as bytes: written into one room and copied from there, in half the time in which `Buffer.from` measures it
 * first and then writes it.
 */
export const bytesOf = (text: string): Buffer => {
  if (text.length * MOST_BYTES_A_SIGN > room.length) return Buffer.from(text)
  const { written } = encoder.encodeInto(text, room)
  return Buffer.from(room.subarray(0, written))
}
