import { z } from 'zod'
import { call } from '#kit/wire/call.ts'
import { flag, id, int, listOf, maybe, maybeText, pageOf, paging, time } from '#kit/wire/fields.ts'
import { classSorts, PAGE_SIZE } from '../rules.ts'
import { carries, classCard, classes, notFound, section, utoken } from './shapes.ts'

const category = int(1, 99)
const noCategory = { 'not-found': '没有这个分类' }
const noDoctor = { 'not-found': '没有找到这位医生' }

export const audioCategories = call({
  method: 'GET',
  path: '/AudioClass/getAudioCategory',
  summary: 'Categories of audio classes that have any, in their order',
  owner: 'anyone',
  ...carries,
  input: z.object(utoken),
  output: listOf(z.object({ category_id: z.int(), category_name: z.string(), class_num: z.int() })),
})

export const audioBanners = call({
  method: 'GET',
  path: '/AudioClass/getBanner',
  summary: 'Live banners of the home page of audio classes',
  owner: 'anyone',
  ...carries,
  input: z.object(utoken),
  output: listOf(z.object({ class_id: z.int(), title: z.string(), words: z.string(), image: z.string() })),
})

export const classesByCondition = call({
  method: 'GET',
  path: '/AudioClass/getClassByCondition',
  summary: 'Page through published classes by category, words and price [X333]',
  owner: 'anyone',
  ...carries,
  input: z.object({
    category_id: maybe(category),
    keyword: maybeText(50),
    is_free: maybe(int(0, 1)),
    sort: maybe(z.enum(classSorts)),
    ...paging(PAGE_SIZE),
    ...utoken,
  }),
  output: classes,
})

export const recommendedClasses = call({
  method: 'GET',
  path: '/AudioClass/recommendAudioList',
  summary:
    'Page through recommended classes: the same category first, the most played first; never the one that is named',
  owner: 'anyone',
  ...carries,
  input: z.object({ class_id: maybe(id()), ...paging(PAGE_SIZE), ...utoken }),
  output: classes,
})

export const audioClassDetail = call({
  method: 'GET',
  path: '/AudioClass/getClassDetail',
  summary: 'One class: who speaks, what it is about, its price and sections, and whether the asker has it',
  owner: 'anyone',
  ...carries,
  input: z.object({ classId: id(), ...utoken }),
  output: classCard.extend({
    intro: z.string(),
    sections: z.array(section.extend({ desc: z.string() })),
    isBuy: z.boolean(),
    /** Whether the asker follows who speaks. */
    is_focused: flag(),
    /** Nobody can buy it any more; who has it goes on hearing it. */
    is_off: flag(),
    /** So many friends unlock it; 0: it is not unlocked so. */
    share_goal: z.int(),
    has_coupon: flag(),
    /** What may be drawn beside it now. */
    activity: z.object({ activity_id: z.int(), title: z.string(), left_num: z.int(), is_drawn: flag() }).nullable(),
  }),
  refuses: notFound,
})

export const audioClassPlay = call({
  method: 'GET',
  path: '/AudioClass/getClassPlay',
  summary:
    'What the player needs, where the address names no section from the one where the asker stopped; addresses only of what the asker may hear: free sections, or all of a class that they have [X129] [X250]',
  owner: 'anyone',
  ...carries,
  input: z.object({ classId: id(), fileId: maybe(id()), ...utoken }),
  output: z.object({
    classId: z.int(),
    fileId: z.int(),
    title: z.string(),
    cover: z.string(),
    audioList: z.array(section),
    isBuy: z.boolean(),
    /** Names this visit: a section that is reported with it twice was started once. */
    submitId: z.string(),
    /** Who asks, 0 for a visitor: under it their device remembers where they stopped [X130]. */
    user_id: z.int(),
    /** Where the asker stopped last in this class, on whatever device; null for a visitor, and where they never did. */
    place: z.object({ file_id: z.int(), seconds: z.int() }).nullable(),
  }),
  refuses: notFound,
})

export const sectionDesc = call({
  method: 'GET',
  path: '/AudioClass/getSectionDesc',
  summary: 'What a section is about, in writing',
  owner: 'anyone',
  ...carries,
  input: z.object({ section_id: id(), ...utoken }),
  output: z.object({ section_id: z.int(), title: z.string(), desc: z.string() }),
  refuses: { 'not-found': '没有找到这一节' },
})

export const microClassroom = call({
  method: 'GET',
  path: '/Chn/getMicroClassroom',
  summary: 'Page through the classes that are shown on this channel, the newest first',
  owner: 'anyone',
  input: z.object(paging(PAGE_SIZE)),
  output: z.object({ microclassList: z.array(classCard), page: z.int(), total_page_num: z.int() }),
})

export const audioByDoctor = call({
  method: 'GET',
  path: '/contentByNewPage/getAudioByDoctorId',
  summary: 'Page through the classes of a doctor, the newest first',
  owner: 'anyone',
  input: z.object({ doctor_id: id(), ...paging(PAGE_SIZE) }),
  output: classes,
  refuses: noDoctor,
})

export const audioByTopic = call({
  method: 'GET',
  path: '/contentByNewPage/getAudioByPubcatId',
  summary: 'Page through the classes of a public category, the newest first',
  owner: 'anyone',
  input: z.object({ pubcat_id: category, ...paging(PAGE_SIZE) }),
  output: classes,
  refuses: noCategory,
})

export const microClassList = call({
  method: 'GET',
  path: '/microclass/classList',
  summary: 'Page through classes by doctor or by category, and how many there are',
  owner: 'anyone',
  input: z.object({ doctor_id: maybe(id()), pubcat_id: maybe(category), ...paging(PAGE_SIZE) }),
  output: z.object({
    microlist: z.array(classCard),
    wkt_total_count: z.int(),
    page: z.int(),
    total_page_num: z.int(),
  }),
})

export const classesHotToday = call({
  method: 'GET',
  path: '/microclass/todayhot',
  summary: 'Classes that were played most today, by what was started since midnight in Shanghai',
  owner: 'anyone',
  input: z.object(paging(PAGE_SIZE)),
  output: pageOf(classCard.extend({ today_num: z.int() })),
})

export const essenceClasses = call({
  method: 'GET',
  path: '/microclass/essence',
  summary: 'Page through the classes that editors chose, the newest first',
  owner: 'anyone',
  input: z.object(paging(PAGE_SIZE)),
  output: classes,
})

export const freeSections = call({
  method: 'GET',
  path: '/microclass/freeSection',
  summary: 'Page through sections that everybody may hear, those of the newest classes first',
  owner: 'anyone',
  input: z.object(paging(PAGE_SIZE)),
  output: pageOf(
    z.object({
      section_id: z.int(),
      file_id: z.int(),
      class_id: z.int(),
      title: z.string(),
      class_title: z.string(),
      cover: z.string(),
      duration: z.string(),
      play_num: z.int(),
      doctor_name: z.string(),
      add_time: time(),
    }),
  ),
})

export const classTabList = call({
  method: 'GET',
  path: '/microclass/tabList',
  summary: 'Tabs of the home page of classes, in their order',
  owner: 'anyone',
  input: z.object({}),
  output: listOf(z.object({ tab_id: z.int(), tab_name: z.string() })),
})

export const tabClasses = call({
  method: 'GET',
  path: '/microclass/recommendList',
  summary: 'Page through the classes of a tab',
  owner: 'anyone',
  input: z.object({ tab_id: maybe(int(1, 99)), ...paging(PAGE_SIZE) }),
  output: classes,
  refuses: { 'not-found': '没有这个栏目' },
})
