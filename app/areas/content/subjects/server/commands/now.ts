import type { Context } from '#app/context.ts'
import { cached } from '#kit/db/cached.ts'
import { isForChannel, isOffered, type SubjectContent, stateOf } from '../../rules.ts'
import { listLive, type SubjectRow } from '../queries/keep.ts'

/** What the desk publishes is there after so long. */
const KEPT_SECONDS = 10

type Asking = Pick<Context, 'db' | 'now'>
/** A subject that everybody may read. */
export type LiveRow = SubjectRow & { live: SubjectContent }

const isLive = (row: SubjectRow): row is LiveRow => row.live !== null

/** Every home asks for them: they are read together, and kept for a moment. */
const liveNow = async (asking: Asking): Promise<LiveRow[]> => {
  const kept = await cached(asking, 'content subjects', KEPT_SECONDS, () => listLive(asking.db, asking.now))
  return kept.filter(isLive).filter((row) => stateOf(row, asking.now) === 'on')
}

/** What is offered to who stands there, the newest first. */
export const listOffered = async (asking: Asking, where: { city: number; channel: number }): Promise<LiveRow[]> =>
  (await liveNow(asking)).filter((row) => isOffered(row, where))

/** A subject that who came by this channel may read now. */
export const findReadable = async (asking: Asking, id: number, channel: number): Promise<LiveRow | undefined> =>
  (await liveNow(asking)).find((row) => row.id === id && isForChannel(row, channel))
