import { createHmac, randomBytes } from 'node:crypto'
import { isSame } from './seal.ts'

const STEP_MS = 30_000
const DIGITS = 6
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** A new secret for an authenticator app: 160 bits in Base32. */
export const newTotpSecret = (): string => Array.from(randomBytes(32), (byte) => alphabet[byte % 32]).join('')

/** The address by which an authenticator app takes a secret over. */
export const totpAddress = (secret: string, account: string, issuer: string): string => {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`
  return `otpauth://totp/${label}?secret=${secret}&issuer=${encodeURIComponent(issuer)}`
}

/** The code of that moment (RFC 6238: SHA-1, 30 seconds, six digits). */
export const totpAt = (secret: string, now: Date): string => codeOf(secret, stepOf(now))

/**
 * The step whose code this is: now, or one before or after it, because clocks differ. Null for a wrong code, and for the
 * codes up to `lastStep`, which have been used.
 */
export const matchTotp = (secret: string, code: string, now: Date, lastStep: number | null): number | null => {
  const at = stepOf(now)
  const steps = [at, at - 1, at + 1].filter((step) => lastStep === null || step > lastStep)
  return steps.find((step) => isSame(code, codeOf(secret, step))) ?? null
}

const stepOf = (now: Date) => Math.floor(now.getTime() / STEP_MS)

/** RFC 4226, section 5.3. */
const codeOf = (secret: string, step: number): string => {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const digest = createHmac('sha1', bytesOf(secret)).update(counter).digest()
  const offset = digest.readUInt8(19) & 15
  const number = digest.readUInt32BE(offset) & 0x7fffffff
  return String(number % 10 ** DIGITS).padStart(DIGITS, '0')
}

const bytesOf = (base32: string): Buffer => {
  const bits = [...base32].map((character) => alphabet.indexOf(character).toString(2).padStart(5, '0')).join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}
