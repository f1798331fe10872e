import { z } from 'zod'
import { call } from '#kit/wire/call.ts'
import { code, flag, id, int, maybe, pageOf, paging, time } from '#kit/wire/fields.ts'

const notFound = { 'not-found': '没有找到这次问诊' }
const openAsk = z.object({
  ask_id: z.string(),
  doctor_id: z.int(),
  doctor_name: z.string(),
  title_name: z.string(),
  dep_name: z.string(),
  unit_name: z.string(),
  image: z.string(),
  /** Who asked, as strangers may know them: 女 · 35 岁. */
  asker: z.string(),
  ill_name: z.string(),
  cat_id: z.int(),
  cat_name: z.string(),
  content: z.string(),
  /** The doctor's first answer. */
  answer: z.string(),
  stars: z.int(),
  /** How often it was read. */
  read_num: z.int(),
  add_time: time(),
  is_demo: flag(),
})

const openList = pageOf(openAsk)
const hotOf = z.object({ pubcat_id: maybe(int(1, 99)), ...paging() })

export const doctorOpenAsks = call({
  method: 'GET',
  path: '/doctor/getDocOpenAsk',
  summary: 'Page through the consultations of a doctor that their patients let others read, the newest first',
  owner: 'anyone',
  envelope: 'result_code',
  input: z.object({ doctor_id: id(), ...paging() }),
  output: openList,
  refuses: { 'not-found': '没有找到这位医生' },
})

export const doctorRatings = call({
  method: 'GET',
  path: '/ask/ratings',
  summary: 'Page through what patients said of consultations with a doctor, without their names, the newest first',
  owner: 'anyone',
  input: z.object({ doctor_id: id(), ...paging() }),
  output: pageOf(
    z.object({
      /** Not the consultation's: it leads nowhere. */
      rating_id: z.string(),
      user_name: z.string(),
      stars: z.int(),
      content: z.string(),
      type_name: z.string(),
      add_time: time(),
    }),
  ),
  refuses: { 'not-found': '没有找到这位医生' },
})

export const openAsks = call({
  method: 'GET',
  path: '/ask/openList',
  summary:
    'Page through the consultations that their patients let others read, the newest first; those about an illness',
  owner: 'anyone',
  input: z.object({ ill_id: maybe(id()), ...paging() }),
  output: openList,
})

export const hotAsks = call({
  method: 'GET',
  path: '/Chn/getHotAskList',
  summary: 'Page through what patients of this channel let others read, the most read first [X174]',
  owner: 'anyone',
  input: hotOf,
  output: openList,
})

export const hotOutAsks = call({
  method: 'GET',
  path: '/chn/getHotOutAskList',
  summary: 'The same of patients of all other channels',
  owner: 'anyone',
  input: hotOf,
  output: openList,
})

export const advisoryList = call({
  method: 'GET',
  path: '/advisory/list',
  summary: 'Page through questions and answers that others may read, about an illness or all, the most read first',
  owner: 'anyone',
  input: z.object({ ill_id: maybe(id()), pubcat_id: maybe(int(1, 99)), ...paging() }),
  output: openList,
})

export const openAskRead = call({
  method: 'POST',
  path: '/ask/openRead',
  summary: 'Count that somebody reads a consultation that others may read',
  owner: 'anyone',
  input: z.object({ ask_id: code() }),
  output: z.object({}),
})

export const askMarkList = call({
  method: 'GET',
  path: '/account/getAskMarkList',
  summary: 'Page through the consultations of others that the patient has kept, the newest first',
  owner: 'self',
  login: true,
  input: z.object({ ...paging() }),
  output: openList,
})

export const keepAsk = call({
  method: 'POST',
  path: '/ask/keep',
  summary: 'Keep a consultation that others may read, or let go of it (state 0); the state afterwards',
  owner: 'self',
  login: true,
  input: z.object({ ask_id: code(), state: int(0, 1) }),
  output: z.object({ ask_id: z.string(), state: flag() }),
  refuses: notFound,
})

export const openAskDetail = call({
  method: 'GET',
  path: '/ask/openDetail',
  summary: 'A consultation that its patient lets others read, without anything by which they could be known',
  owner: 'anyone',
  input: z.object({ ask_id: code() }),
  output: openAsk.extend({
    /** Whether who asks has kept it among their favourites. */
    is_focused: flag(),
    messages: z.array(z.object({ id: z.int(), sender: z.enum(['patient', 'doctor']), content: z.string() })),
  }),
  refuses: notFound,
})
