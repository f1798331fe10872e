import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  createSecretKey,
  hkdfSync,
  type KeyObject,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto'

/** What all keys are made of: the secret in use, and those before it, which only open what they once sealed. */
export interface Secrets {
  secret: string
  formerSecrets: readonly string[]
}

/**
 * Keeps personal text unreadable in the database. `what` names the kind of text (`mobile`, `id-number`): a sealed text
 * cannot be moved to a column of another kind, and equal texts of two kinds have different indexes.
 */
export interface Seal {
  /** AES-256-GCM: `<key>.<nonce, text and tag>`, another one each time. */
  seal: (text: string, what: string) => string
  /** Throws where the text was altered, is of another kind, or its key is gone. */
  open: (sealed: string, what: string) => string
  /** The same for bytes, such as a piece of a file. */
  sealBytes: (bytes: Buffer, what: string) => Buffer
  /** The same for bytes. */
  openBytes: (sealed: Buffer, what: string) => Buffer
  /** What stands before everything that the key in use has sealed. */
  prefix: string
  /** A keyed digest: equal texts are found by it, nothing is read from it. */
  index: (text: string, what: string) => string
  /** The digests of a text under the key in use and all before it, for looking up. */
  indexes: (text: string, what: string) => string[]
}

const NONCE_BYTES = 12
const TAG_BYTES = 16
const NAME_LENGTH = 8
const options = { authTagLength: TAG_BYTES }

interface Key {
  /** Stands before everything that the key seals. */
  name: string
  sealing: KeyObject
  indexing: KeyObject
}

const made = new Map<string, Seal>()

/** The seal of these secrets; its keys are derived once. */
export const sealOf = ({ secret, formerSecrets }: Secrets): Seal => {
  const name = [secret, ...formerSecrets].join('\n')
  const seal = made.get(name) ?? makeSeal([secret, ...formerSecrets].map(keyOf))
  made.set(name, seal)
  return seal
}

/** Compares what somebody sent with what is right, in a time that tells nothing. */
export const isSame = (given: string, right: string): boolean => {
  const [a, b] = [Buffer.from(given), Buffer.from(right)]
  return a.length === b.length && timingSafeEqual(a, b)
}

const makeSeal = (keys: readonly Key[]): Seal => {
  const current = keys[0] as Key
  const indexUnder = (key: Key, text: string, what: string) =>
    createHmac('sha256', key.indexing).update(`${what}\0${text}`).digest('base64url')
  const keyNamed = (name: string | undefined) => {
    const key = keys.find((one) => one.name === name)
    if (!key) throw new Error('sealed under a secret that is neither SECRET nor among FORMER_SECRETS')
    return key
  }
  return {
    seal: (text, what) => `${current.name}.${encrypt(current, Buffer.from(text), what).toString('base64url')}`,
    open: (sealed, what) => {
      const [name, body = ''] = sealed.split('.')
      return decrypt(keyNamed(name), Buffer.from(body, 'base64url'), what).toString('utf8')
    },
    sealBytes: (bytes, what) => Buffer.concat([Buffer.from(current.name), encrypt(current, bytes, what)]),
    openBytes: (sealed, what) =>
      decrypt(keyNamed(sealed.toString('latin1', 0, NAME_LENGTH)), sealed.subarray(NAME_LENGTH), what),
    prefix: `${current.name}.`,
    index: (text, what) => indexUnder(current, text, what),
    indexes: (text, what) => keys.map((key) => indexUnder(key, text, what)),
  }
}

/** Nonce, text and tag. */
const encrypt = ({ sealing }: Key, bytes: Buffer, what: string): Buffer => {
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv('aes-256-gcm', sealing, nonce, options).setAAD(Buffer.from(what))
  return Buffer.concat([nonce, cipher.update(bytes), cipher.final(), cipher.getAuthTag()])
}

const decrypt = ({ sealing }: Key, sealed: Buffer, what: string): Buffer => {
  const decipher = createDecipheriv('aes-256-gcm', sealing, sealed.subarray(0, NONCE_BYTES), options)
  decipher.setAAD(Buffer.from(what)).setAuthTag(sealed.subarray(-TAG_BYTES))
  return Buffer.concat([decipher.update(sealed.subarray(NONCE_BYTES, -TAG_BYTES)), decipher.final()])
}

// Keys are made once: a cipher that is given bytes makes them a key each time, which costs more than opening a text.
const keyOf = (secret: string): Key => {
  const derive = (purpose: string) => Buffer.from(hkdfSync('sha256', secret, '', `yilu ${purpose}`, 32))
  return {
    name: derive('name').toString('hex').slice(0, NAME_LENGTH),
    sealing: createSecretKey(derive('seal')),
    indexing: createSecretKey(derive('index')),
  }
}
