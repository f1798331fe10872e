import { z } from 'zod'
import { askDetail } from '#app/areas/consult/consultations/contract.ts'
import { contentKinds, MOST_LETTERS, senders, storedKinds } from '#app/areas/consult/talk/rules.ts'
import { call } from '#kit/wire/call.ts'
import { code, flag, id, int, maybe, text, time } from '#kit/wire/fields.ts'
import { PACE } from './rules.ts'

/** A message as both sides see it. */
const message = z.object({
  id: z.int(),
  sender: z.enum(senders),
  kind: z.enum(storedKinds),
  /** Words, the number of a `prescription`, what a `gift` is; '' of a picture, of a voice and of what was taken back. */
  content: z.string(),
  /** Shows a picture or plays a voice for an hour, shows a `gift`; else ''. */
  url: z.string(),
  /** How long a voice speaks; else 0. */
  seconds: z.int(),
  /** The sender's own name of it, else ''. */
  client_msg_id: z.string(),
  /** The message that this one takes back, 0: none. */
  refers_to: z.int(),
  add_time: time(),
})
const gone = { 'not-found': '没有找到这次问诊' }
const mine = { owner: { ask_id: 'consultation' }, login: true } as const

export const talkNode = call({
  method: 'GET',
  path: '/talk/node',
  summary:
    "Open the patient's chat: the id of this device, where it connects (MQTT 3.1.1 over WebSocket) and as whom; `password` lets it in for some minutes",
  ...mine,
  input: z.object({ ask_id: code() }),
  output: z.object({
    client_id: z.string(),
    /** An address (`wss://…`), or a path of this server. */
    broker: z.string(),
    user: z.object({
      user_id: z.int(),
      user_name: z.string(),
      topic: z.string(),
      password: z.string(),
      expire_seconds: z.int(),
    }),
    /** The two user ids, '' while no doctor has accepted [X132]. */
    session_id: z.string(),
  }),
  refuses: gone,
})

export const talkMessages = call({
  method: 'GET',
  path: '/talk/messages',
  summary:
    'Page back through the messages of a consultation: those before a message, or the newest, oldest first; or on, from `since`. None before a doctor has accepted',
  ...mine,
  input: z.object({
    ask_id: code(),
    before: maybe(id()),
    since: maybe(int(0, Number.MAX_SAFE_INTEGER)),
    page_size: maybe(int(1, 50)).transform((given) => given ?? 20),
  }),
  output: z.object({
    list: z.array(message),
    /** Whether there are more in that direction: 0 or 1. */
    has_more: z.int(),
    /** The newest message that the doctor has seen, 0: none. */
    read_id: z.int(),
  }),
  refuses: gone,
})

export const talkLeftNum = call({
  method: 'GET',
  path: '/talk/leftNum',
  summary: 'How often the patient may still write in a consultation',
  ...mine,
  input: z.object({ ask_id: code() }),
  output: z.object({ residue: z.int() }),
  refuses: gone,
})

export const talkVisit = call({
  method: 'GET',
  path: '/talk/visit',
  summary:
    'What the chat page of a consultation shows: its doctor, the consultation, gifts, and what else it must know',
  owner: { id: 'consultation' },
  login: true,
  input: z.object({ id: code() }),
  output: z.object({
    /** null while no doctor has accepted. */
    doctor: z
      .object({
        doctor_id: z.int(),
        user_id: z.int(),
        doctor_name: z.string(),
        title_name: z.string(),
        dep_name: z.string(),
        unit_name: z.string(),
        image: z.string(),
      })
      .nullable(),
    ask: z.object({
      ask_id: z.string(),
      ask_class: z.enum(['text', 'phone', 'video']),
      state: z.string(),
      state_desc: z.string(),
      /** It may be ended by the patient. */
      may_close: flag(),
      may_rate: flag(),
      stars: z.int(),
      rated_words: z.string(),
    }),
    /** What was asked. */
    case: askDetail.output.shape.case,
    /** What the doctor left the patient with. */
    summary: askDetail.output.shape.summary,
    /** Whether gifts can be given here. */
    gift: z.object({ is_show: flag() }),
    other: z.object({ isInvite: z.int(), inviteNum: z.int(), leftHour: z.int(), hideInput: flag() }),
  }),
  refuses: gone,
})

export const talkSend = call({
  method: 'POST',
  path: '/talk/send',
  summary: 'Store a message and tell it to both; the same client_msg_id twice is one message [X204]',
  ...mine,
  consent: 'health',
  pace: PACE,
  idempotency: 'handler',
  input: z.object({
    ask_id: code(),
    kind: z.enum(contentKinds),
    /** Words, or the address of a picture or voice that the patient uploaded. */
    content: text(MOST_LETTERS),
    client_msg_id: code(),
  }),
  output: z.object({ message, residue: z.int() }),
  refuses: {
    ...gone,
    'not-yet': '医生还没有接诊，接诊后就可以发消息了',
    over: '这次问诊已经结束，不能再发消息了。还有问题可以重新提问',
    'no-replies': '这次问诊的回复次数已经用完。还有问题可以重新提问',
    'no-picture': '图片或语音没有上传成功，请重新发送',
  },
})

export const talkRead = call({
  method: 'POST',
  path: '/talk/read',
  summary: 'The patient has seen all messages up to this one',
  ...mine,
  input: z.object({ ask_id: code(), message_id: id() }),
  output: z.object({}),
  refuses: gone,
})

export const talkTyping = call({
  method: 'POST',
  path: '/talk/typing',
  summary: 'The patient is writing: told to the doctor at once and never kept',
  ...mine,
  pace: PACE,
  input: z.object({ ask_id: code() }),
  output: z.object({}),
  refuses: gone,
})

export const talkRecall = call({
  method: 'POST',
  path: '/talk/recall',
  summary: "Take a message of one's own back, within two minutes",
  ...mine,
  input: z.object({ ask_id: code(), message_id: id() }),
  output: z.object({ message }),
  refuses: { ...gone, 'too-late': '发出超过 2 分钟的消息不能撤回' },
})

export const delAskHistoryContent = call({
  method: 'POST',
  path: '/ask/del_ask_history_content',
  summary: 'Take a message out of what the patient sees of their consultation; the medical record keeps it',
  ...mine,
  input: z.object({ ask_id: code(), content_id: id() }),
  output: z.object({}),
  refuses: { ...gone, 'no-message': '这条消息已经删除了' },
})
