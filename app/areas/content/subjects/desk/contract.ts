import { z } from 'zod'
import { notAllowed } from '#app/areas/access/staff/rules.ts'
import { uploadimg } from '#app/areas/files/contract.ts'
import { call } from '#kit/wire/call.ts'
import {
  day,
  file,
  flag,
  id,
  int,
  listed,
  listOf,
  maybe,
  maybeText,
  pageOf,
  paging,
  shortIdList,
  text,
  time,
} from '#kit/wire/fields.ts'
import { specialSubjectDetail } from '../contract.ts'
import { allModuleKinds, MOST, pickedKinds, type SubjectState, stateWords } from '../rules.ts'

const editing = { owner: 'self', staff: true, may: 'subjects.edit' } as const
const notHere = { ...notAllowed, 'not-platform': '专题由平台统一编辑，本院的工作台不能修改' }
const notFound = { ...notHere, 'not-found': '没有找到这个专题，请刷新后再看' }
const changed = { ...notFound, changed: '这个专题刚刚被改过，请刷新后再看' }

const version = int(1, 1_000_000)
const saved = z.object({ subject_id: z.int(), version: z.int() })
const pick = z.object({ id: z.int(), text: z.string() })
const states = Object.keys(stateWords) as [SubjectState, ...SubjectState[]]

const row = z.object({
  subject_id: z.int(),
  title: z.string(),
  state: z.enum(states),
  state_desc: z.string(),
  begin_time: time(),
  end_time: time().nullable(),
  city_ids: z.array(z.int()),
  channel_ids: z.array(z.int()),
  view_num: z.int(),
  /** What is written differs from what everybody reads. */
  is_changed: flag(),
})

export const deskSubjects = call({
  method: 'GET',
  path: '/desk/subjects',
  summary: 'Page through special subjects, the last changed first, with where each stands and how often it was opened',
  ...editing,
  input: z.object(paging(20)),
  output: pageOf(row),
  refuses: notHere,
})

export const deskSubject = call({
  method: 'GET',
  path: '/desk/subject',
  summary: 'A special subject as it is written, module by module, with what was counted',
  ...editing,
  input: z.object({ subject_id: id() }),
  output: row.extend({
    /** To be sent back with what is changed. */
    version: z.int(),
    summary: z.string(),
    picture: z.string(),
    share_num: z.int(),
    modules: z.array(
      z.object({
        module_id: z.int(),
        kind: z.enum(allModuleKinds),
        title: z.string(),
        words: z.string(),
        picture: z.string(),
        /** What is gone has no name any more, and is not shown. */
        items: z.array(pick.extend({ is_gone: flag() })),
        open_num: z.int(),
      }),
    ),
    /** The whole address of its page, to be opened on a phone. */
    page_url: z.string(),
  }),
  refuses: notFound,
})

export const deskSubjectPreview = call({
  method: 'GET',
  path: '/desk/subject/preview',
  summary: 'A special subject as readers would see what is written now',
  ...editing,
  input: z.object({ subject_id: id() }),
  output: specialSubjectDetail.output,
  refuses: notFound,
})

export const deskSubjectFind = call({
  method: 'GET',
  path: '/desk/subject/find',
  summary: 'What a module may hold of a kind, by a part of its name',
  ...editing,
  input: z.object({ kind: z.enum(pickedKinds), keyword: maybeText(30) }),
  output: listOf(pick),
  refuses: notHere,
})

export const deskSubjectPicture = call({
  method: 'POST',
  path: '/desk/subject/picture',
  summary: 'Keep a picture of a special subject, encoded anew',
  ...editing,
  body: 'multipart',
  input: z.object({ file: file() }),
  output: uploadimg.output,
  refuses: { ...notHere, ...uploadimg.refuses },
})

export const deskSubjectAdd = call({
  method: 'POST',
  path: '/desk/subjects/add',
  summary: 'Begin a special subject; nobody sees it until it is published',
  ...editing,
  idempotency: 'framework',
  input: z.object({ title: text(MOST.title), summary: text(MOST.summary) }),
  output: z.object({ subject_id: z.int() }),
  refuses: { ...notHere, 'too-many': `最多 ${MOST.subjects} 个专题，请改用旧的` },
})

const written = z.object({
  /** 0: it is new. */
  module_id: int(0, 1_000_000),
  kind: z.enum(allModuleKinds),
  title: maybeText(MOST.moduleTitle),
  words: maybeText(MOST.words),
  picture: maybeText(200),
  ids: z.array(z.int().min(1).max(Number.MAX_SAFE_INTEGER)).max(MOST.items),
})

export const deskSubjectWrite = call({
  method: 'POST',
  path: '/desk/subject/write',
  summary: 'Write a special subject over what was written; readers see what they saw until it is published',
  ...editing,
  body: 'json',
  input: z.object({
    subject_id: id(),
    version,
    title: text(MOST.title),
    summary: text(MOST.summary),
    picture: maybeText(200),
    modules: listed(z.array(written).max(MOST.modules)),
  }),
  output: saved,
  refuses: {
    ...changed,
    fault: '{fault}',
    gone: '“{title}”里选的内容都已经下线了，请换一些',
    picture: '图片没有上传成功，请重新添加',
  },
})

export const deskSubjectPublish = call({
  method: 'POST',
  path: '/desk/subject/publish',
  changesPages: true,
  summary:
    'What is written becomes what is read: from a day to a day, in these cities, to the people of these channels',
  ...editing,
  input: z.object({
    subject_id: id(),
    version,
    from: day(),
    until: maybe(day()),
    city_ids: maybe(shortIdList(MOST.cities)),
    channel_ids: maybe(shortIdList(MOST.channels)),
  }),
  output: saved,
  refuses: {
    ...changed,
    nothing: '还没有内容，请先添加板块并保存',
    span: '结束日不能早于开始日',
    city: '有城市已经没有了，请重新选择',
  },
})

export const deskSubjectOff = call({
  method: 'POST',
  path: '/desk/subject/off',
  changesPages: true,
  summary: 'Take a special subject off: nobody reads it any more, what was written stays',
  ...editing,
  input: z.object({ subject_id: id(), version }),
  output: saved,
  refuses: { ...changed, off: '这个专题已经下线了' },
})
