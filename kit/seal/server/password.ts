import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

const derive = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt)

/** What one guess costs: 16 MB of memory, five times over. Stands in every hash, so that it can be raised later. */
const usual = { N: 2 ** 14, r: 8, p: 5 }
const BYTES = 32

/** A password as it is stored: `scrypt$N$r$p$salt$key`, another one each time. It may cost less where everybody knows it. */
export const hashPassword = async (password: string, cost = usual): Promise<string> => {
  const salt = randomBytes(16)
  const key = await derive(password.normalize('NFKC'), salt, BYTES, cost)
  return ['scrypt', cost.N, cost.r, cost.p, salt.toString('base64url'), key.toString('base64url')].join('$')
}

/** Whether this password is the one of the hash. Without a hash it takes as long, and is none. */
export const isPassword = async (given: string, hash: string | undefined): Promise<boolean> => {
  if (hash === undefined) {
    await hashPassword(given)
    return false
  }
  const [, N, r, p, salt = '', key = ''] = hash.split('$')
  const right = Buffer.from(key, 'base64url')
  const options = { N: Number(N), r: Number(r), p: Number(p) }
  return timingSafeEqual(
    await derive(given.normalize('NFKC'), Buffer.from(salt, 'base64url'), right.length, options),
    right,
  )
}
