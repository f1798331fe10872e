/** Rounds that make a guess slow. */
const ROUNDS = 150_000

const base64 = (bytes: Uint8Array): string => btoa(String.fromCharCode(...bytes))
const bytesOf = (text: string): Uint8Array<ArrayBuffer> => Uint8Array.from(atob(text), (one) => one.charCodeAt(0))

const hashOf = async (pin: string, salt: Uint8Array<ArrayBuffer>): Promise<string> => {
  const key = await crypto.subtle.importKey('raw', new TextEncoder().encode(pin), 'PBKDF2', false, ['deriveBits'])
  const how = { name: 'PBKDF2', salt, iterations: ROUNDS, hash: 'SHA-256' }
  return base64(new Uint8Array(await crypto.subtle.deriveBits(how, key, 256)))
}

/** What a phone stores of a PIN. */
export const sealPin = async (pin: string): Promise<{ salt: string; hash: string }> => {
  const salt = crypto.getRandomValues(new Uint8Array(16))
  return { salt: base64(salt), hash: await hashOf(pin, salt) }
}

/** Whether this is the PIN. */
export const isPin = async (pin: string, { salt, hash }: { salt: string; hash: string }): Promise<boolean> =>
  (await hashOf(pin, bytesOf(salt))) === hash
