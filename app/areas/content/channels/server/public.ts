import type { Context } from '#app/context.ts'
import { marksOf } from '../rules.ts'
import { findLive } from './commands/now.ts'

export { insertChannels, type NewChannel } from './queries/keep.ts'
export { DEMO_CHANNEL } from './seed/demo.ts'

type Asking = Pick<Context, 'db' | 'now'>

/** The city of who came by a channel and has named none; undefined where it has none of its own. */
export const cityOfChannel = async (asking: Asking, channel: number): Promise<number | undefined> =>
  (await findLive(asking, channel))?.cityId ?? undefined

/** The marks that a channel leaves on every page; '' for none. */
export const marksOfChannel = async (asking: Asking, channel: number): Promise<string> => {
  const row = await findLive(asking, channel)
  return row ? marksOf(row) : ''
}

/** Whether who came by a channel may say something in public there. */
export const mayPublishIn = async (asking: Asking, channel: number): Promise<boolean> =>
  (await findLive(asking, channel))?.all_page_write_not !== true

export { keepOpenDoctors } from './queries/picked.ts'
/** For joins: rooms above read it and never write it. */
export { contentChannels } from './tables.ts'
