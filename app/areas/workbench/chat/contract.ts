import { z } from 'zod'
import { talkMessages, talkNode, talkSend } from '#app/areas/consult/chat/contract.ts'
import { PACE } from '#app/areas/consult/chat/rules.ts'
import { askDetail } from '#app/areas/consult/consultations/contract.ts'
import { contentKinds, MOST_LETTERS } from '#app/areas/consult/talk/rules.ts'
import { uploadimg, uploadVoice } from '#app/areas/files/contract.ts'
import { benchAsks } from '#app/areas/workbench/consultations/contract.ts'
import { call } from '#kit/wire/call.ts'
import { code, file, flag, id, int, listOf, maybe, nothing, text, time } from '#kit/wire/fields.ts'
import { MOST_PHRASES, PHRASE_LETTERS } from './rules.ts'

const gone = { 'not-found': '没有找到这次问诊' }
const mine = { owner: { ask_id: 'consultation of the doctor' }, doctor: true } as const
const own = { owner: 'self', doctor: true } as const
const message = talkMessages.output.shape.list.element

export const benchTalk = call({
  method: 'GET',
  path: '/workbench/talk',
  summary: 'A consultation of the doctor’s: where it stands, and the record beside the chat',
  ...mine,
  input: z.object({ ask_id: code() }),
  output: z.object({
    ask: benchAsks.output.shape.list.element,
    /** What was asked. */
    case: askDetail.output.shape.case,
    /** What the doctor left the patient with, and whether they can write it now. */
    summary: askDetail.output.shape.summary,
    may_summarise: flag(),
    /** The doctor may write now, end it, or still give it back. */
    may_write: flag(),
    may_end: flag(),
    may_decline: flag(),
    /** How often the patient may still write, and for how many hours one talks. */
    replyCount: z.int(),
    leftHour: z.int(),
    /** The patient keeps to this doctor, or was asked to in this talk. */
    is_bound: flag(),
    is_invited: flag(),
    /** Earlier consultations of this member with this doctor, the newest first. */
    earlier: z.array(
      z.object({
        ask_id: z.string(),
        type_name: z.string(),
        state_desc: z.string(),
        ill_name: z.string(),
        content: z.string(),
        add_time: time(),
      }),
    ),
  }),
  refuses: gone,
})

export const benchNode = call({
  method: 'GET',
  path: '/workbench/node',
  summary: 'Let this device of the doctor hear what concerns them: where it connects and as whom, for some minutes',
  ...own,
  input: nothing(),
  output: talkNode.output.omit({ session_id: true }),
})

export const benchMessages = call({
  method: 'GET',
  path: '/workbench/messages',
  summary: 'Page back through the messages of a consultation as its doctor reads them, or on, from `since`',
  ...mine,
  input: talkMessages.input,
  output: talkMessages.output,
  refuses: gone,
})

export const benchSend = call({
  method: 'POST',
  path: '/workbench/send',
  summary: 'Say something to the patient; the first answer within the promise makes a consultation of it',
  ...mine,
  pace: PACE,
  idempotency: 'handler',
  input: z.object({ ask_id: code(), kind: z.enum(contentKinds), content: text(MOST_LETTERS), client_msg_id: code() }),
  output: z.object({ message }),
  refuses: {
    ...gone,
    over: '这次问诊已经结束或超过了承诺的时间，不能再回复',
    'no-picture': talkSend.refuses['no-picture'],
  },
})

export const benchInvite = call({
  method: 'POST',
  path: '/workbench/invite',
  summary: 'Ask the patient to keep to this doctor: a card in the talk, once',
  ...mine,
  input: z.object({ ask_id: code(), client_msg_id: code() }),
  output: z.object({ message }),
  refuses: { ...gone, over: '这次问诊现在不能发送邀请', bound: '患者已经绑定您，或这次问诊已经邀请过' },
})

export const benchRead = call({
  method: 'POST',
  path: '/workbench/read',
  summary: 'The doctor has seen all messages up to this one',
  ...mine,
  input: z.object({ ask_id: code(), message_id: id() }),
  output: z.object({}),
  refuses: gone,
})

export const benchTyping = call({
  method: 'POST',
  path: '/workbench/typing',
  summary: 'The doctor is writing: told to the patient at once and never kept',
  ...mine,
  pace: PACE,
  input: z.object({ ask_id: code() }),
  output: z.object({}),
  refuses: gone,
})

export const benchRecall = call({
  method: 'POST',
  path: '/workbench/recall',
  summary: 'Take a message of one’s own back, within two minutes',
  ...mine,
  input: z.object({ ask_id: code(), message_id: id() }),
  output: z.object({ message }),
  refuses: { ...gone, 'too-late': '发出超过 2 分钟的消息不能撤回' },
})

export const benchPicture = call({
  method: 'POST',
  path: '/workbench/picture',
  summary: 'Keep a picture that the doctor is about to send, and give its address',
  ...own,
  body: 'multipart',
  input: z.object({ file: file() }),
  output: z.object({ url: z.string() }),
  refuses: uploadimg.refuses,
})

export const benchVoice = call({
  method: 'POST',
  path: '/workbench/voice',
  summary: 'Keep what the doctor says, as their browser recorded it, and give its address',
  ...own,
  body: 'multipart',
  inQuery: ['seconds'],
  input: uploadVoice.input,
  output: z.object({ url: z.string() }),
  refuses: uploadVoice.refuses,
})

const phrase = z.object({ phrase_id: z.int(), content: z.string() })
const noPhrase = { 'no-phrase': '这条常用语已经删除了，请刷新' }

export const benchPhrases = call({
  method: 'GET',
  path: '/workbench/phrases',
  summary: 'The doctor’s own quick replies, in their order',
  ...own,
  input: nothing(),
  output: listOf(phrase),
})

export const benchPhraseSave = call({
  method: 'POST',
  path: '/workbench/phrases/save',
  summary: 'Add a quick reply at the end, or change the one that is named',
  ...own,
  input: z.object({ phrase_id: maybe(id()), content: text(PHRASE_LETTERS) }),
  output: z.object({ phrase }),
  refuses: { ...noPhrase, 'too-many': `常用语最多 ${MOST_PHRASES} 条，请先删除不用的` },
})

export const benchPhraseMove = call({
  method: 'POST',
  path: '/workbench/phrases/move',
  summary: 'Move a quick reply to a place in the order, counted from 0',
  ...own,
  input: z.object({ phrase_id: id(), place: int(0, MOST_PHRASES) }),
  output: listOf(phrase),
  refuses: noPhrase,
})

export const benchPhraseRemove = call({
  method: 'POST',
  path: '/workbench/phrases/remove',
  summary: 'Remove a quick reply',
  ...own,
  input: z.object({ phrase_id: id() }),
  output: z.object({}),
  refuses: noPhrase,
})
