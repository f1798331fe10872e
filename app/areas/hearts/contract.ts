import { z } from 'zod'
import { call } from '#kit/wire/call.ts'
import { id, maybe, pageOf, paging, text, time } from '#kit/wire/fields.ts'
import { AGAIN_DAYS, allHeartStates, WORDS } from './rules.ts'

const heart = {
  id: z.int(),
  doctor_id: z.int(),
  doctor_name: z.string(),
  title_name: z.string(),
  unit_id: z.int(),
  unit_name: z.string(),
  dep_id: z.int(),
  dep_name: z.string(),
  image: z.string(),
  words: z.string(),
  /** Name of the gift that came along; ''. */
  gift_name: z.string(),
  gift_image: z.string(),
  add_time: time(),
}

export const sendHeart = call({
  method: 'POST',
  path: '/sendheart/create',
  summary: 'Send a heart to a doctor: words of thanks, which their hospital reads first, and a gift for points if any',
  owner: 'self',
  envelope: 'state',
  login: true,
  publishes: true,
  idempotency: 'framework',
  input: z.object({ doctor_id: id(), gift_id: maybe(id()), words: text(WORDS.most) }),
  output: z.object({ id: z.int(), heart_state: z.enum(allHeartStates), state_desc: z.string() }),
  refuses: {
    'no-doctor': '没有找到这位医生',
    words: '{fault}',
    'sent-already': `${AGAIN_DAYS} 天内已经给这位医生送过心意了`,
    'no-gift': '这件礼物已经没有了，换一件吧',
    points: '积分不够，可以不带礼物，或换一件',
  },
})

export const heartDetail = call({
  method: 'GET',
  path: '/sendheart/detail',
  summary: 'One heart that is shown, by a masked name; state -1 where it was rejected or is not there',
  owner: 'anyone',
  envelope: 'state',
  input: z.object({ id: id() }),
  output: z.object({ ...heart, giver: z.string() }),
  refuses: { rejected: { code: -1, words: '这份心意没有展示' } },
})

export const heartList = call({
  method: 'GET',
  path: '/sendheart/list',
  summary: 'Page through the hearts of a doctor that are shown, the newest first',
  owner: 'anyone',
  envelope: 'state',
  input: z.object({ doctor_id: id(), ...paging(10) }),
  output: pageOf(z.object({ ...heart, giver: z.string() })),
})

export const ownHearts = call({
  method: 'GET',
  path: '/sendheart/mine',
  summary: 'Page through the hearts that the patient sent, with what became of them',
  owner: 'self',
  envelope: 'state',
  login: true,
  input: z.object({ ...paging(20) }),
  output: pageOf(
    z.object({ ...heart, heart_state: z.enum(allHeartStates), state_desc: z.string(), reason: z.string() }),
  ),
})
