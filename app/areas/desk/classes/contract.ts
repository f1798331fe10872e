import { z } from 'zod'
import { notAllowed } from '#app/areas/access/staff/rules.ts'
import { DEAREST_YUAN, MOST } from '#app/areas/audio-class/rules.ts'
import { call } from '#kit/wire/call.ts'
import { changedSince, versionSeen, versionShown } from '#kit/wire/edited.ts'
import {
  amount,
  file,
  flag,
  id,
  int,
  listed,
  maybe,
  maybeText,
  nothing,
  pageOf,
  paging,
  text,
  time,
  yuan,
} from '#kit/wire/fields.ts'
import { MOST_BANNER_DAYS } from './rules.ts'

const managing = { staff: true, may: 'classes.manage' } as const
const ofHospital = { owner: { class_id: 'class of the hospital' }, ...managing } as const
const classRow = { row: 'class', by: 'class_id' } as const
const notFound = { ...notAllowed, 'not-found': '没有找到这门课' }
const state = z.enum(['draft', 'on', 'off'])
const aClass = z.object({ class_id: id() })

export const deskClasses = call({
  method: 'GET',
  path: '/desk/classes',
  summary: "Page through the seller's audio classes, the newest first; those in one state",
  owner: 'self',
  ...managing,
  input: z.object({ list: maybe(state), ...paging(20) }),
  output: pageOf(
    z.object({
      class_id: z.int(),
      title: z.string(),
      cover: z.string(),
      doctor_name: z.string(),
      category_name: z.string(),
      price: yuan(),
      section_num: z.int(),
      free_num: z.int(),
      play_num: z.int(),
      state,
      state_desc: z.string(),
      is_essence: flag(),
      /** Until when it stands on the banner; null: it does not. */
      banner_until: time().nullable(),
    }),
  ),
  refuses: notAllowed,
})

const choice = z.object({ id: z.int(), name: z.string() })

export const deskClassChoices = call({
  method: 'GET',
  path: '/desk/class-choices',
  summary: 'What there is to choose from when a class is written: doctors, categories, coupons',
  owner: 'self',
  ...managing,
  input: nothing(),
  output: z.object({ doctors: z.array(choice), categories: z.array(choice), coupons: z.array(choice) }),
  refuses: notAllowed,
})

export const deskClassSheet = call({
  method: 'GET',
  path: '/desk/classes/{class_id}',
  summary: 'A class with everything that can be changed about it, and its sections to listen to',
  ...ofHospital,
  shows: [classRow],
  input: aClass,
  output: z.object({
    class_id: z.int(),
    version: versionShown(),
    state,
    doctor_id: z.int(),
    category_id: z.int(),
    title: z.string(),
    summary: z.string(),
    intro: z.string(),
    price: yuan(),
    share_goal: z.int(),
    coupon_id: z.int().nullable(),
    sections: z.array(
      z.object({
        section_id: z.int(),
        title: z.string(),
        desc: z.string(),
        is_free: flag(),
        duration: z.string(),
        /** What is sent back, and where one listens to it for an hour. */
        audio: z.string(),
        listen_url: z.string(),
      }),
    ),
  }),
  refuses: notFound,
})

const sheet = {
  doctor_id: id(),
  category_id: int(1, 99),
  title: text(MOST.title),
  summary: text(MOST.summary),
  intro: text(MOST.intro),
  price: amount(DEAREST_YUAN),
  share_goal: int(0, MOST.goal),
  coupon_id: maybe(id()),
  /** In the order in which they are heard. */
  sections: listed(
    z
      .array(
        z.object({
          /** Missing: it is new. */
          section_id: maybe(id()),
          title: text(MOST.section),
          desc: maybeText(MOST.words),
          is_free: int(0, 1),
          audio: text(200),
        }),
      )
      .max(MOST.sections),
  ),
}
const faults = {
  fault: '{fault}',
  doctor: '这位医生不在本院，请重新选择',
  category: '没有这个分类，请重新选择',
  coupon: '这张优惠券已经不能领取，请重新选择',
  audio: '有音频没有上传成功，请移除后重新上传',
}

export const deskClassAdd = call({
  method: 'POST',
  path: '/desk/classes/add',
  changesPages: true,
  summary: 'Write a class of one of the seller’s doctors; nobody hears it yet',
  owner: 'self',
  ...managing,
  edits: classRow,
  body: 'json',
  bodyLimit: 320_000,
  idempotency: 'framework',
  input: z.object(sheet),
  output: z.object({ class_id: z.int() }),
  refuses: { ...notAllowed, ...faults },
})

export const deskClassChange = call({
  method: 'POST',
  path: '/desk/classes/{class_id}/change',
  changesPages: true,
  summary: 'Write a class over what it was; who has it hears what it is now',
  ...ofHospital,
  edits: classRow,
  body: 'json',
  bodyLimit: 320_000,
  input: z.object({ class_id: id(), ...sheet, version: versionSeen() }),
  output: z.object({ class_id: z.int() }),
  refuses: { ...notFound, ...changedSince, ...faults },
})

export const deskClassSwitch = call({
  method: 'POST',
  path: '/desk/classes/{class_id}/switch',
  changesPages: true,
  summary: 'Publish a class, or take it off the shelf: who has it goes on hearing it',
  ...ofHospital,
  input: z.object({ class_id: id(), is_on: int(0, 1) }),
  output: z.object({ class_id: z.int(), state }),
  refuses: { ...notFound, fault: '{fault}' },
})

export const deskClassEssence = call({
  method: 'POST',
  path: '/desk/classes/{class_id}/essence',
  changesPages: true,
  summary: 'Mark a class as chosen by editors, or not any more',
  ...ofHospital,
  input: z.object({ class_id: id(), is_essence: int(0, 1) }),
  output: z.object({ class_id: z.int(), is_essence: flag() }),
  refuses: notFound,
})

export const deskClassBanner = call({
  method: 'POST',
  path: '/desk/classes/{class_id}/banner',
  changesPages: true,
  summary: 'Put a published class on the banner for so many days, or with 0 take it off',
  ...ofHospital,
  input: z.object({ class_id: id(), words: maybeText(20), days: int(0, MOST_BANNER_DAYS) }),
  output: z.object({ class_id: z.int(), banner_until: time().nullable() }),
  refuses: { ...notFound, 'not-on': '课程发布以后才能放上横幅' },
})

export const deskClassAudio = call({
  method: 'POST',
  path: '/desk/class-audio',
  summary: 'Keep the sound of a section, once its content was looked at; its address and how long it is',
  owner: 'self',
  ...managing,
  body: 'multipart',
  input: z.object({ file: file() }),
  output: z.object({ url: z.string(), duration: z.string() }),
  refuses: {
    ...notAllowed,
    'no-file': '没有收到音频，请重新选择',
    empty: '这个文件是空的，请换一个',
    'several-files': '一次只能上传一个音频',
    'too-big': '音频太大了，请压缩到 20 MB 以内',
    'too-slow': '网络太慢，音频没有传完，请稍后再试',
    cut: '音频没有传完，请再试一次',
    'no-sound': '这个文件不是能播放的音频，请上传 MP3、M4A、OGG 或 WAV',
    'store-away': '音频暂时存不进去，没有保存，请过一会儿再试',
    'store-refuses': '音频暂时存不进去，没有保存，请过一会儿再试',
    'too-many': '今天上传的文件太多了，请明天再试',
  },
})
