/** What a signed code says. */
export interface SignedCode {
  keyId: number
  /** The twelve digits. */
  code: string
  goodsId: number
  unitId: number
  /** Until when it may be trusted without a net, in seconds since 1970. */
  expires: number
  /** Whole yuan, rounded up. */
  yuan: number
}

const VERSION = 1
const BODY_BYTES = 21
const SIGNATURE_BYTES = 64
const TEXT_LENGTH = 114
const MOST_YUAN = 65_535

/** What a signature is made over: 21 bytes. */
export const codeBytes = ({ keyId, code, goodsId, unitId, expires, yuan }: SignedCode): Uint8Array<ArrayBuffer> => {
  const bytes = new Uint8Array(BODY_BYTES)
  const view = new DataView(bytes.buffer)
  const digits = Number(code)
  view.setUint8(0, VERSION)
  view.setUint8(1, keyId)
  view.setUint8(2, Math.floor(digits / 2 ** 32))
  view.setUint32(3, digits % 2 ** 32)
  view.setUint32(7, goodsId)
  view.setUint32(11, unitId)
  view.setUint32(15, expires)
  view.setUint16(19, Math.min(MOST_YUAN, yuan))
  return bytes
}

/** The text of a signed code: 114 characters. */
export const codeText = (body: Uint8Array, signature: Uint8Array): string =>
  btoa(String.fromCharCode(...body, ...signature))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

/** What was scanned or typed, once it is read: twelve digits, or a signed code with what its signature is made over. */
export type Scanned =
  | { code: string; signed?: undefined }
  | {
      code: string
      signed: SignedCode
      body: Uint8Array<ArrayBuffer>
      signature: Uint8Array<ArrayBuffer>
      text: string
    }

/** Reads what a scanner gave or somebody typed; undefined where it is no code of ours. */
export const readScanned = (given: string): Scanned | undefined => {
  const text = given.replaceAll(/\s/g, '').slice(0, 200)
  const digits = /^(?:YILU:ORDER:)?(\d{12})$/.exec(text)?.[1]
  if (digits !== undefined) return { code: digits }
  return text.length === TEXT_LENGTH && /^[\w-]+$/.test(text) ? readSigned(text) : undefined
}

const readSigned = (text: string): Scanned | undefined => {
  const raw = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
  const bytes = Uint8Array.from(raw, (one) => one.charCodeAt(0))
  if (bytes.length !== BODY_BYTES + SIGNATURE_BYTES) return undefined
  const body = bytes.slice(0, BODY_BYTES)
  const view = new DataView(body.buffer)
  const code = String(view.getUint8(2) * 2 ** 32 + view.getUint32(3)).padStart(12, '0')
  if (view.getUint8(0) !== VERSION || code.length > 12) return undefined
  const signed = {
    keyId: view.getUint8(1),
    code,
    goodsId: view.getUint32(7),
    unitId: view.getUint32(11),
    expires: view.getUint32(15),
    yuan: view.getUint16(19),
  }
  return { code, signed, body, signature: bytes.slice(BODY_BYTES), text }
}

/** What of a code is stored beside its hash: 1234 56** **12. */
export const maskedCode = (code: string): string => `${code.slice(0, 4)} **** ${code.slice(-4)}`
