import type { Context } from '#app/context.ts'
import { cached } from '#kit/db/cached.ts'
import { type ChannelRow, listChannels } from '../queries/keep.ts'

/** What the desk changes is there after so long. */
const KEPT_SECONDS = 15

type Asking = Pick<Context, 'db' | 'now'>

/** Every question names a channel: they are read together, and kept for a moment. */
const channelsNow = (asking: Asking): Promise<ReadonlyMap<number, ChannelRow>> =>
  cached(asking, 'content channels', KEPT_SECONDS, async () => {
    const live = (await listChannels(asking.db)).filter(({ isOn }) => isOn)
    return new Map(live.map((row) => [row.channel, row]))
  })

/** A channel that is on, as it was a moment ago; undefined for every other number. */
export const findLive = async (asking: Asking, channel: number): Promise<ChannelRow | undefined> =>
  (await channelsNow(asking)).get(channel)
