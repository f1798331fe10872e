import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Db } from '#kit/db/open.ts'
import type { FaceOutcome, PersonCheck, PersonSettings } from '../person.ts'
import { outsideFaces as faces } from './tables.ts'
import { tencentPerson } from './tencent-person.ts'
import { watched } from './trouble.ts'

/** What a check of persons works with. */
export interface PersonContext {
  db: Db
  now: Date
  config: { publicUrl: string; person: PersonSettings }
}

/** Who checks persons, by the settings; null: nobody does. */
export const personCheckOf = ({ db, now, config: { person, publicUrl } }: PersonContext): PersonCheck | null => {
  if (person.provider === 'none') return null
  return watched('person', person.provider === 'tencent' ? tencentPerson(person, { now, publicUrl }) : standIn(db, now))
}

/** The stand-in's bank does not know a card that ends like this, so that a refusal can be met by hand. */
export const UNKNOWN_CARD_TAIL = '0000'

/** Believes every other card; at its page one says oneself how the look into the camera goes. */
const standIn = (db: Db, now: Date): PersonCheck => ({
  holdsCard: async ({ cardNo }) => !cardNo.endsWith(UNKNOWN_CARD_TAIL),
  async startFace({ truename }, back) {
    const token = randomBytes(20).toString('hex')
    await db.insert(faces).values({ token, truename, back, startedAt: now })
    return { token, url: `/sandbox/face?token=${token}` }
  },
  faceOutcome: async (token) => (await findFace(db, token))?.outcome ?? 'failed',
})

/** A check at the stand-in. */
export const findFace = async (db: Db, token: string) =>
  (await db.select().from(faces).where(eq(faces.token, token)))[0]

/** Says how a check at the stand-in ended; once it has, it stays so. */
export const endFace = async (db: Db, token: string, outcome: Exclude<FaceOutcome, 'waiting'>) => {
  const face = await findFace(db, token)
  if (face?.outcome === 'waiting') await db.update(faces).set({ outcome }).where(eq(faces.token, token))
}
