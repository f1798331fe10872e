import { createHmac } from 'node:crypto'
import { isSame } from '#kit/seal/server/seal.ts'
import { topicOf } from '../bus.ts'

/** What lets a device connect to the bus, for a while. */
export interface Pass {
  userId: number
  /** Names the device; another one with the same pass takes its place. */
  clientId: string
  /** The session that it lives and ends with; empty: only time ends it. */
  session: string
  /** Milliseconds since 1970. */
  untilMs: number
}

const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')
const HEAD = encode({ alg: 'HS256', typ: 'JWT' })
const signatureOf = (text: string, secret: string) => createHmac('sha256', secret).update(text).digest('base64url')

/** A pass as a JSON Web Token (HS256) with the topics that EMQX lets its holder listen to. */
export const writePass = ({ userId, clientId, session, untilMs }: Pass, secret: string): string => {
  const acl = { pub: [], sub: [topicOf(userId)], all: [] }
  const facts = { sub: String(userId), clientid: clientId, sid: session, exp: Math.floor(untilMs / 1000), acl }
  const text = `${HEAD}.${encode(facts)}`
  return `${text}.${signatureOf(text, secret)}`
}

/** The pass that was written under this secret; undefined where it is another's, altered or over. */
export const readPass = (token: string, secret: string, now: Date): Pass | undefined => {
  const [head = '', facts = '', signature = ''] = token.split('.')
  if (!isSame(signature, signatureOf(`${head}.${facts}`, secret))) return undefined
  const { sub, clientid, sid, exp } = JSON.parse(Buffer.from(facts, 'base64url').toString())
  const pass = { userId: Number(sub), clientId: clientid, session: sid, untilMs: exp * 1000 }
  return pass.untilMs > now.getTime() ? pass : undefined
}
