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
  /** What stands before everything that the key in use has sealed. */
  prefix: string
  /** A keyed digest: equal texts are found by it, nothing is read from it. */
  index: (text: string, what: string) => string
  /** The digests of a text under the key in use and all before it, for looking up. */
  indexes: (text: string, what: string) => string[]
}

const NONCE_BYTES = 12
const TAG_BYTES = 16
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
  return {
    seal: (text, what) => {
      const nonce = randomBytes(NONCE_BYTES)
      const cipher = createCipheriv('aes-256-gcm', current.sealing, nonce, options).setAAD(Buffer.from(what))
      const sealed = Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()])
      return `${current.name}.${sealed.toString('base64url')}`
    },
    open: (sealed, what) => {
      const [name, body = ''] = sealed.split('.')
      const key = keys.find((one) => one.name === name)
      if (!key) throw new Error('sealed under a secret that is neither SECRET nor among FORMER_SECRETS')
      const bytes = Buffer.from(body, 'base64url')
      const decipher = createDecipheriv('aes-256-gcm', key.sealing, bytes.subarray(0, NONCE_BYTES), options)
      decipher.setAAD(Buffer.from(what)).setAuthTag(bytes.subarray(-TAG_BYTES))
      return decipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES), undefined, 'utf8') + decipher.final('utf8')
    },
    prefix: `${current.name}.`,
    index: (text, what) => indexUnder(current, text, what),
    indexes: (text, what) => keys.map((key) => indexUnder(key, text, what)),
  }
}

// Keys are made once: a cipher that is given bytes makes them a key each time, which costs more than opening a text.
const keyOf = (secret: string): Key => {
  const derive = (purpose: string) => Buffer.from(hkdfSync('sha256', secret, '', `yilu ${purpose}`, 32))
  return {
    name: derive('name').toString('hex').slice(0, 8),
    sealing: createSecretKey(derive('seal')),
    indexing: createSecretKey(derive('index')),
  }
}
