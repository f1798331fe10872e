import { desc, eq } from 'drizzle-orm'
import type { Db } from '#kit/db/open.ts'
import { maskPhone } from '#kit/seal/mask.ts'
import type { PhoneBridge, PhoneProgress, PhoneSettings, PhoneState } from '../phone.ts'
import { outsideCalls as calls } from './tables.ts'

interface PhoneWithin {
  db: Db
  now: Date
  config: { phone: PhoneSettings }
}

/** Who joins phones, by the settings; null: nobody does. */
export const phoneBridgeOf = ({ db, now, config }: PhoneWithin): PhoneBridge | null =>
  config.phone.provider === 'stand-in' ? standIn(db, now) : null

/** What both see; no such number is given to anybody. */
const SHOWN = '0755-00000001'

/** Rings nobody: whoever looks at it takes the call, or does not. */
const standIn = (db: Db, now: Date): PhoneBridge => ({
  async dial({ callNo, from, to }) {
    const row = { callNo, fromMasked: maskPhone(from), toMasked: maskPhone(to), dialledAt: now }
    await db.insert(calls).values(row).onConflictDoNothing()
    return asProgress((await findCall(db, callNo)) as CallRow, now)
  },
  async progress(callNo) {
    const call = await findCall(db, callNo)
    return call ? asProgress(call, now) : null
  },
  hangUp: async (callNo) => {
    await actOnPhone(db, callNo, 'hang-up', now)
  },
})

type CallRow = typeof calls.$inferSelect

const stateOf = ({ answeredAt, endedAt }: CallRow): PhoneState => {
  if (endedAt) return answeredAt ? 'ended' : 'missed'
  return answeredAt ? 'talking' : 'ringing'
}

const asProgress = (call: CallRow, now: Date): PhoneProgress => {
  const { answeredAt, endedAt } = call
  const talkedMs = answeredAt ? (endedAt ?? now).getTime() - answeredAt.getTime() : 0
  return { state: stateOf(call), shown: SHOWN, talkedSeconds: Math.floor(talkedMs / 1000) }
}

const findCall = async (db: Db, callNo: string): Promise<CallRow | undefined> =>
  (await db.select().from(calls).where(eq(calls.callNo, callNo)))[0]

/** The stand-in's calls, the newest first, at most `most`. */
export const listPhoneCalls = async (db: Db, most: number, now: Date) =>
  (await db.select().from(calls).orderBy(desc(calls.dialledAt), calls.callNo).limit(most)).map((call) => ({
    ...call,
    ...asProgress(call, now),
  }))

/** What somebody does with a phone that the stand-in rings. */
export type PhoneAct = 'answer' | 'refuse' | 'hang-up'

const mayFollow: Readonly<Record<PhoneAct, readonly PhoneState[]>> = {
  answer: ['ringing'],
  refuse: ['ringing'],
  'hang-up': ['ringing', 'talking'],
}

/** Does it; false where the phone does not ring, or nobody talks there any more. */
export const actOnPhone = async (db: Db, callNo: string, act: PhoneAct, now: Date): Promise<boolean> => {
  const call = await findCall(db, callNo)
  if (!call || !mayFollow[act].includes(stateOf(call))) return false
  await db
    .update(calls)
    .set(act === 'answer' ? { answeredAt: now } : { endedAt: now })
    .where(eq(calls.callNo, callNo))
  return true
}
