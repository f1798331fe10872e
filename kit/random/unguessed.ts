import { randomFillSync } from 'node:crypto'

const pool = Buffer.alloc(4096)
let given = pool.length

/**
 * So many bytes that nobody guesses, 4,096 at most; as `randomBytes`, which takes them from OpenSSL by themselves and for a
 * few of them twenty times as long.
 */
export const unguessed = (bytes: number): Buffer => {
  if (given + bytes > pool.length) {
    randomFillSync(pool)
    given = 0
  }
  const own = Buffer.from(pool.subarray(given, given + bytes))
  // Who could read this memory later learns nothing of what was given.
  pool.fill(0, given, given + bytes)
  given += bytes
  return own
}
