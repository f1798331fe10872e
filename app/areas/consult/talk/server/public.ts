import type { Within } from '#server/here.ts'
import { saidIn } from './present.ts'
import { listMessages, type MessageRow } from './queries.ts'

export { asMessage, TALK } from './present.ts'
export {
  countUnread,
  deleteSaidIn,
  emptyMessage,
  findRead,
  findSaid,
  hasInvite,
  hideMessage,
  insertMessages,
  insertTalk,
  listMessages,
  listTalks,
  type MessageRow,
  markRead,
  type NewMessage,
} from './queries.ts'
/** For joins: rooms above read it and never write it. */
export { consultTalks } from './tables.ts'

/** What was last said in a consultation, the oldest first, in words. */
export const readTalk = async ({ db, config }: Pick<Within, 'db' | 'config'>, talkId: string, most: number) =>
  (await listMessages(db, talkId, { most, as: 'patient' })).reverse().map((row) => ({
    ...{ id: row.id, sender: row.sender, sentAt: row.sentAt },
    content: standIns[row.kind] ?? saidIn(row, { config }),
  }))

const standIns: Partial<Record<MessageRow['kind'], string>> = {
  image: '[图片]',
  voice: '[语音]',
  invite: '[医生邀请您绑定]',
  prescription: '[处方]',
  gift: '[礼物]',
  recalled: '[已撤回]',
}
