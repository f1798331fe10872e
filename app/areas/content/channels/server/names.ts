import type { RowNamers } from '#kit/db/row-names.ts'
import { ownChannels } from '../rules.ts'
import { contentChannels as channels } from './tables.ts'

/** What channels are called. */
export const names = {
  channel: { id: channels.channel, name: channels.title, otherwise: (id) => ownChannels[id] ?? `渠道 ${id}` },
} satisfies RowNamers
