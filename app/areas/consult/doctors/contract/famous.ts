import { z } from 'zod'
import { call } from '#kit/wire/call.ts'
import { int, listOf, maybe, nothing } from '#kit/wire/fields.ts'
import { advert, consultDoctor, department, illTag } from './shapes.ts'

const depId = maybe(int(1, 999_999))
const anAdvert = {
  method: 'GET',
  owner: 'anyone',
  input: nothing(),
  output: z.object({ advert: advert.nullable() }),
} as const

export const famousIllTags = call({
  method: 'GET',
  path: '/doctor_business/v1/famousdoc/ill-tags',
  summary: 'Illnesses that famous doctors are known for; those of a department',
  owner: 'anyone',
  input: z.object({ dep_id: depId }),
  output: listOf(illTag),
})

export const famousIllGroups = call({
  method: 'GET',
  path: '/doctor_business/v1.1/famousdoc/ill-tags',
  summary: 'The same, department by department',
  owner: 'anyone',
  input: z.object({ dep_id: depId }),
  output: listOf(department.extend({ list: z.array(illTag) })),
})

export const famousDepList = call({
  method: 'GET',
  path: '/doctor_business/v1/famousdoc/dep-list',
  summary: 'Departments that have famous doctors',
  owner: 'anyone',
  input: nothing(),
  output: listOf(department),
})

export const famousTop = call({
  method: 'GET',
  path: '/ask/famousdocTop',
  summary: 'The top of the page of famous doctors: banners, illnesses, the leading doctors',
  owner: 'anyone',
  input: nothing(),
  output: z.object({ banners: z.array(advert), ill_tags: z.array(illTag), doctors: z.array(consultDoctor) }),
})

export const famousMid = call({
  method: 'GET',
  path: '/ask/famousdocMid',
  summary: 'The middle of that page: famous doctors by department',
  owner: 'anyone',
  input: z.object({ dep_id: depId }),
  output: listOf(department.extend({ doctors: z.array(consultDoctor) })),
})

export const telAdvert = call({
  ...anAdvert,
  path: '/ask/getTelAdInfo',
  summary: 'The advert for asking by phone that stands now, if there is one',
})

export const presAdvert = call({
  ...anAdvert,
  path: '/ask/getPresAd',
  summary: 'The advert for prescriptions that stands now, if there is one',
})

export const videoAdvert = call({
  ...anAdvert,
  path: '/ask/getVideoAd',
  summary: 'The advert for asking by video that stands now, if there is one',
})
