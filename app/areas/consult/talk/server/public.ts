import type { Context } from '#app/context.ts'
import { textOfMessage } from './present.ts'
import { listNewest, type MessageRow } from './queries.ts'

export { asMessage, TALK } from './present.ts'
export {
  countUnread,
  deleteMessagesOf,
  emptyMessage,
  findInTalk,
  findRead,
  findTalk,
  hideMessage,
  insertMessages,
  insertTalk,
  listMessages,
  listTalks,
  type MessageRow,
  markRead,
  type NewMessage,
} from './queries.ts'
/** For joins: rooms above read them and never write them. */
export { consultMessages, consultTalks } from './tables.ts'

type Reading = Pick<Context, 'db' | 'config'>

/** What was last said in each of these consultations as its patient sees it, by their ids: the oldest first, in words. */
export const readTalks = async ({ db, config }: Reading, talkIds: readonly string[], most: number) => {
  const rows = await listNewest(db, talkIds, most)
  return Map.groupBy(
    rows.map((row) => inWords(row, config)),
    ({ talkId }) => talkId,
  )
}

/** The same of one. */
export const readTalk = async (ctx: Reading, talkId: string, most: number) =>
  (await readTalks(ctx, [talkId], most)).get(talkId) ?? []

const inWords = (row: MessageRow, config: Context['config']) => ({
  id: row.id,
  talkId: row.talkId,
  sender: row.sender,
  sentAt: row.sentAt,
  content: standIns[row.kind] ?? textOfMessage(row, { config }),
})

/** Something that was said, in words. */
export type WordedMessage = ReturnType<typeof inWords>

const standIns: Partial<Record<MessageRow['kind'], string>> = {
  image: '[图片]',
  voice: '[语音]',
  invite: '[医生邀请您绑定]',
  prescription: '[处方]',
  gift: '[礼物]',
  recalled: '[已撤回]',
}
