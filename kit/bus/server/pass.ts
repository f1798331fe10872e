import { errors, jwtVerify, SignJWT } from 'jose'
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

interface Claims {
  clientid: string
  sid: string
}

const keyOf = (secret: string) => new TextEncoder().encode(secret)

/** A pass as a JSON Web Token (HS256) with the topics that EMQX lets its holder listen to. */
export const writePass = ({ userId, clientId, session, untilMs }: Pass, secret: string): Promise<string> =>
  new SignJWT({ clientid: clientId, sid: session, acl: { pub: [], sub: [topicOf(userId)], all: [] } })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setSubject(String(userId))
    .setExpirationTime(Math.floor(untilMs / 1000))
    .sign(keyOf(secret))

/** The pass that was written under this secret; undefined where it is another's, altered or over. */
export const readPass = async (token: string, secret: string, now: Date): Promise<Pass | undefined> => {
  const required = { algorithms: ['HS256'], requiredClaims: ['sub', 'exp'], currentDate: now }
  try {
    const { payload } = await jwtVerify<Claims>(token, keyOf(secret), required)
    const { sub, clientid, sid, exp = 0 } = payload
    return { userId: Number(sub), clientId: clientid, session: sid, untilMs: exp * 1000 }
  } catch (error) {
    if (error instanceof errors.JOSEError) return undefined
    throw error
  }
}
