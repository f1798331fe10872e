import { clinics } from '#app/areas/guahao/schedules/rules.ts'
import { exceptionKinds } from './rules.ts'

/** What staff do with plans and exceptions, in the words of the audit. */
export const acts = {
  'plan.save': '排班',
  'plan.end': '停止排班',
  'exception.add': '设排班例外',
  'exception.remove': '撤销排班例外',
  'schedule.places': '改号源数',
  'schedule.extra': '加号',
  'schedule.copy-week': '复制一周排班',
  'schedule.swap': '对调门诊',
} as const

/** Kinds of acts by the beginning of their codes, to choose from. */
export const actKinds = {
  'plan.': '排班',
  'exception.': '例外',
  'schedule.': '号源与停诊',
} as const

/** The rows that they are done to. */
export const rowKinds = {
  exception: '例外',
  schedule: '门诊',
} as const

/** What a line says beside what all lines may say. */
export const factNames = {
  weekdays: '星期',
  half: '半天',
  span: '时间',
  places: '每半小时号源',
  fee: '挂号费',
  clinic: '类型',
  firstDay: '从',
  lastDay: '到',
  depId: '科室编号',
  doctorId: '医生编号',
  total: '号源',
  left: '余号',
  opened: '新开门诊',
  closed: '关闭门诊',
  first: '第一个号',
  last: '最后一个号',
} as const

/** Values of facts, in words. */
export const valueWords = { clinic: clinics, kind: exceptionKinds }
