import { addPlayRecord, audioClassDetail, audioClassOrder, transpondClass } from '#app/areas/audio-class/contract.ts'
import { insertActivity } from '#app/areas/audio-class/server/queries/seed.ts'
import { addClassComment } from '#app/areas/content/comments/contract.ts'
import { deskDiscussionShow } from '#app/areas/content/comments/desk/contract.ts'
import { deskClassAdd, deskClassAudio, deskClassSheet, deskClassSwitch } from '#app/areas/desk/classes/contract.ts'
import { couponList } from '#app/areas/mall/coupons/contract.ts'
import { later } from '#kit/time/span.ts'
import { aSound, publishedClass } from '../support/lessons.ts'
import { type Asker, newPatient } from './askers.ts'
import { oneOf, type World } from './world.ts'

/** The clinic whose class it is: that of the desk that asks. */
const clinicOf = ({ ours, theirs }: World, { hospitalId }: Asker) => (hospitalId === theirs.hospitalId ? theirs : ours)

const classFor = (world: World, asker: Asker, more = {}) => publishedClass(world.app, clinicOf(world, asker), more)

const aClass = async (world: World, asker: Asker) => ({ class_id: await classFor(world, asker) })

const aSection = async (world: World, asker: Asker) => {
  const { class_id } = await aClass(world, asker)
  const [section] = (await world.app.callApi(audioClassDetail, { classId: class_id })).sections
  return { class_id, section_id: section?.id ?? 0, file_id: section?.file_id ?? 0 }
}

/** A class of which the asker has heard something. */
const heardClass = async (world: World, asker: Asker) => {
  const { file_id, ...heard } = await aSection(world, asker)
  await world.app.callApi(addPlayRecord, { ...heard, is_free: 1 }, asker.as)
  return { ...heard, file_id }
}

const orderOf = async (world: World, asker: Asker) =>
  (await world.app.callApi(audioClassOrder, await aClass(world, asker), asker.as)).order_id

/** Everybody reads it once it is published. */
const sheet = {
  category_id: 1,
  title: '颈肩放松',
  summary: '动作慢，疼了就停',
  intro: '每天十分钟',
  price: '12.50',
  share_goal: 2,
  coupon_id: undefined,
}

const sections = async ({ app }: World, { as }: Asker) => {
  const { url: audio } = await app.callApi(deskClassAudio, { file: aSound(1) }, as)
  return [{ title: '第一节', desc: '坐直，慢慢转头', is_free: 1, audio }]
}

/** A class that a desk has written and published nothing of. */
const draft = async (world: World, asker: Asker) => {
  const doctor_id = clinicOf(world, asker).doctorIds[0] ?? 0
  const written = { ...sheet, doctor_id, sections: await sections(world, asker) }
  const { class_id } = await world.app.callApi(
    deskClassAdd,
    { ...written, sections: written.sections.map((one) => ({ ...one, is_free: 0 })) },
    asker.as,
  )
  await world.app.callApi(deskClassSwitch, { class_id, is_on: 1 }, asker.as)
  return class_id
}

/** Rows of classes that calls name. */
export const lessonFixtures = { 'class order': orderOf, 'class of the hospital': draft }

const friendsShare = async (world: World) => {
  const class_id = await classFor(world, {} as Asker, { shareGoal: 3 })
  const friend = await newPatient(world.app)
  return { class_id, share_id: (await world.app.callApi(transpondClass, { class_id }, friend.as)).share_id }
}

/** What is sent to the calls of classes. */
export const lessonsByCall = {
  classesByCondition: () => ({ category_id: 1, sort: 'hot', is_free: 0 }),
  recommendedClasses: oneOf(aClass),
  audioClassDetail: async (...of: [World, Asker]) => ({ classId: await classFor(...of) }),
  audioClassPlay: async (...of: [World, Asker]) => ({ classId: await classFor(...of) }),
  sectionDesc: async (...of: [World, Asker]) => ({ section_id: (await aSection(...of)).section_id }),
  audioByTopic: () => ({ pubcat_id: 1 }),
  microClassList: () => ({ pubcat_id: 1 }),
  tabClasses: () => ({ tab_id: 1 }),
  classComments: aClass,
  classCommentList: aClass,
  addClassComment: async (...of: [World, Asker]) => ({ ...(await heardClass(...of)), score: 5, content: '很好，谢谢' }),
  addClassReply: async (world: World) => {
    const other = await newPatient(world.app)
    const { class_id } = await heardClass(world, other)
    const said = { class_id, score: 5, content: '很好，谢谢' }
    const { comment_id } = await world.app.callApi(addClassComment, said, other.as)
    const staff = await world.staffOf(world.ours, 'admin')
    await world.app.callApi(deskDiscussionShow, { comment_id }, staff.as)
    return { class_id, comment_id, content: '很好，谢谢' }
  },
  addPlayRecord: async (...of: [World, Asker]) => ({ ...(await aSection(...of)), is_free: 1, channel_id: 1 }),
  reportPlayStat: async (...of: [World, Asker]) => ({ ...(await heardClass(...of)), play_type: 1, play_duration: 9 }),
  keepLessonPlace: async (...of: [World, Asker]) => {
    const { section_id: _, ...heard } = await heardClass(...of)
    return { ...heard, seconds: 8 }
  },
  audioClassOrder: async (...of: [World, Asker]) => ({ ...(await aClass(...of)), coupon_id: undefined, channel_id: 1 }),
  pushCoupon: async (world: World, asker: Asker) => {
    const couponId =
      (await world.app.callApi(couponList, {})).list.find(({ limit_text }) => limit_text === '无门槛')?.couponId ?? null
    return { class_id: await classFor(world, asker, { couponId }) }
  },
  activityDraw: async (world: World, asker: Asker) => {
    const classId = await classFor(world, asker)
    const now = world.app.clock.now()
    const span = { beginsAt: now, endsAt: later(now, { days: 1 }) }
    await insertActivity(world.app.db, { classId, title: '领课', couponId: null, total: 5, left: 5, ...span })
    const { activity } = await world.app.callApi(audioClassDetail, { classId })
    return { class_id: classId, activity_id: activity?.activity_id }
  },
  transpondClass: async (...of: [World, Asker]) => ({ class_id: await classFor(...of, { shareGoal: 2 }) }),
  transpondClassResult: friendsShare,
  deskClasses: () => ({ list: 'on' }),
  deskClassAdd: async (...of: [World, Asker]) => ({
    ...sheet,
    doctor_id: clinicOf(...of).doctorIds[0],
    sections: await sections(...of),
  }),
  deskClassChange: async (...of: [World, Asker]) => {
    const [{ app }, { as }] = of
    const class_id = await draft(...of)
    const { doctor_id, sections: kept } = await app.callApi(deskClassSheet, { class_id }, as)
    const again = kept.map(({ section_id, title, audio }) => ({ section_id, title, audio, is_free: 0 }))
    return { ...sheet, doctor_id, class_id, version: undefined, sections: again }
  },
  deskClassSwitch: () => ({ is_on: 0 }),
  deskClassEssence: () => ({ is_essence: 1 }),
  deskClassBanner: () => ({ days: 3, words: '本周新课' }),
  deskClassAudio: () => ({ file: aSound(1) }),
}
