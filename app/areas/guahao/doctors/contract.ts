import { z } from 'zod'
import { call } from '#kit/wire/call.ts'
import { day, flag, id, int, listOf, maybe, pageOf, paging, position, time } from '#kit/wire/fields.ts'

const doctorCard = z.object({
  doctor_id: z.int(),
  doctor_name: z.string(),
  /** 1 female, 0 male */
  sex: z.int(),
  title: z.int(),
  title_name: z.string(),
  unit_id: z.int(),
  unit_name: z.string(),
  dep_id: z.int(),
  dep_name: z.string(),
  image: z.string(),
  skills: z.string(),
  ill_tags: z.array(z.string()),
  fans_num: z.int(),
  booked_num: z.int(),
  /** Mean of the stars, 0 where there is no comment. */
  score: z.number(),
  comment_num: z.int(),
  is_referral: flag(),
  is_focused: flag(),
  /** When a place is free next; null where none is known. */
  next_free_time: time().nullable(),
  /** The same as people say it: 明天 周二 09:00. */
  next_free_words: z.string(),
  /** Metres from where the asker is; null where either place is not known. */
  distance: z.number().nullable(),
  is_demo: flag(),
})

const notFound = { 'not-found': '没有找到这位医生' }
const noDepartment = { 'not-found': '没有找到这个科室' }
const noHospital = { 'not-found': '没有找到这家医院' }
const follow = z.object({ doctor_id: z.int(), is_focused: flag(), fans_num: z.int() })

export const doctorList = call({
  method: 'GET',
  path: '/guahao/v1/doctor/list',
  summary:
    'Find a doctor: page through doctors of the city by department class, illness, hospital and title; for an illness that nobody there sees, of the country',
  owner: 'anyone',
  input: z.object({
    ...paging(),
    ...position,
    class_id: maybe(int(1, 9999)),
    catalogue_id: maybe(int(1, 999_999)),
    ill_id: maybe(id()),
    unit_id: maybe(id()),
    title: maybe(int(0, 99)),
    sort: maybe(z.enum(['default', 'booked', 'score', 'soonest'])),
  }),
  output: pageOf(doctorCard).extend({
    /** How near these are to the illness that was asked for; null without one. */
    reach: z.enum(['department', 'class', 'general']).nullable(),
    /** Where these are: the city that was asked for, or 0, all the country, where that city has nobody for the illness. */
    city_id: z.int(),
  }),
  refuses: { 'not-found': '没有找到这种疾病' },
})

export const doctorDetail = call({
  method: 'GET',
  path: '/guahao/v1/doctor/{doctor_id}',
  summary: 'A doctor: who they are, where they sit, what they are known for',
  owner: 'anyone',
  envelope: 'result_code',
  input: z.object({ doctor_id: id(), unit_id: maybe(id()), dep_id: maybe(id()), ...position }),
  output: doctorCard.extend({
    introduction: z.string(),
    share_num: z.int(),
    is_open: flag(),
    posts: z.array(z.object({ unit_id: z.int(), unit_name: z.string(), dep_id: z.int(), dep_name: z.string() })),
  }),
  refuses: notFound,
})

export const depAllDoctor = call({
  method: 'GET',
  path: '/guahao/v1/dep/{dep_id}/all-doctor',
  summary: 'Page through all doctors of a department, the highest titles first',
  owner: 'anyone',
  input: z.object({ dep_id: id(), unit_id: maybe(id()), ...paging() }),
  output: pageOf(doctorCard),
  refuses: noDepartment,
})

export const unitRecommendDoctors = call({
  method: 'GET',
  path: '/guahao/v1/unit/{id}/recommend-doctors',
  summary: 'Doctors of a hospital, or of one of its departments, whom patients like best',
  owner: 'anyone',
  input: z.object({ id: id(), dep_id: maybe(id()), ...paging() }),
  output: pageOf(doctorCard),
  refuses: noHospital,
})

export const referralDoctors = call({
  method: 'GET',
  path: '/guahao/v1/referral/doctor',
  summary: 'Doctors who take referred patients: of a hospital, a department, or the city',
  owner: 'anyone',
  input: z.object({ unit_id: maybe(id()), dep_id: maybe(id()), ...paging() }),
  output: pageOf(doctorCard),
})

export const doctorShareTimes = call({
  method: 'GET',
  path: '/guahao/v1/doctor/{doctor_id}/share-times',
  summary: "How many times a doctor's page has been shared",
  owner: 'anyone',
  input: z.object({ doctor_id: id() }),
  output: z.object({ doctor_id: z.int(), share_times: z.int() }),
  refuses: notFound,
})

export const doctorShared = call({
  method: 'POST',
  path: '/guahao/v1/doctor/{doctor_id}/share-times',
  summary: "Count a share of a doctor's page",
  owner: 'self',
  login: true,
  input: z.object({ doctor_id: id() }),
  output: z.object({ doctor_id: z.int(), share_times: z.int() }),
  refuses: notFound,
})

export const doctorServiceHours = call({
  method: 'GET',
  path: '/doctor_business/v1/doc_sch_cnf',
  summary: 'When a doctor answers online, by service, weekday and half day',
  owner: 'anyone',
  input: z.object({ doctor_id: id() }),
  output: listOf(
    z.object({
      service: z.string(),
      service_name: z.string(),
      /** 1 = Monday … 7 = Sunday */
      weekday: z.int(),
      period: z.enum(['am', 'pm', 'night']),
      begin_time: z.string(),
      end_time: z.string(),
    }),
  ),
  refuses: notFound,
})

export const employeeFreeStatus = call({
  method: 'GET',
  path: '/doctor_business/v1/employee_free_status',
  summary: 'Whether the patient, as staff of the hospital, has a free consultation left',
  owner: 'self',
  login: true,
  input: z.object({ unit_id: id(), doctor_id: maybe(id()) }),
  output: z.object({ is_employee: flag(), has_free: flag(), left_num: z.int(), last_day: day().nullable() }),
  refuses: notFound,
})

export const addDoctorFollow = call({
  method: 'POST',
  path: '/doctor_business/v1/doctor-follow/add',
  summary: 'Follow a doctor',
  owner: 'self',
  login: true,
  input: z.object({ doctor_id: id() }),
  output: follow,
  refuses: notFound,
})

export const cancelDoctorFollow = call({
  method: 'POST',
  path: '/doctor_business/v1/doctor-follow/cancel',
  summary: 'Stop following a doctor',
  owner: 'self',
  login: true,
  input: z.object({ doctor_id: id() }),
  output: follow,
  refuses: notFound,
})

export const doctorFollowList = call({
  method: 'GET',
  path: '/doctor_business/v1/doctor-follow/list',
  summary: 'Page through the doctors whom the patient follows, the newest first',
  owner: 'self',
  login: true,
  input: z.object({ ...paging() }),
  output: pageOf(doctorCard),
})
