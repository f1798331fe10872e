import { sha256 } from '@noble/hashes/sha2.js'

/** The first 32 bits of the SHA-256 of a text. `crypto.subtle` waits for its turn each time: too slow for thousands of tries. */
export const firstBits = (text: string): number => {
  const digest = sha256(new TextEncoder().encode(text))
  return new DataView(digest.buffer, digest.byteOffset).getUint32(0)
}
