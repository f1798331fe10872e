import type { Scanned } from '../rules/codes.ts'

/** Whether a signed code was signed by one of these keys, without a net. */
export const isSignatureRight = async (
  { signed, body, signature }: Extract<Scanned, { body: object }>,
  keys: readonly { id: number; jwk: string }[],
): Promise<boolean> => {
  const found = keys.find(({ id }) => id === signed.keyId)
  if (!found) return false
  const how = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' }
  const key = await crypto.subtle.importKey('jwk', JSON.parse(found.jwk), how, false, ['verify'])
  return crypto.subtle.verify(how, key, signature, body)
}

/** What a code is compared by with the snapshot. */
export const hashOfCode = async (salt: string, code: string): Promise<string> => {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`${salt}:${code}`))
  return btoa(String.fromCharCode(...new Uint8Array(digest)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}
