import { z } from 'zod'
import { call } from '#kit/wire/call.ts'
import { int, listOf, maybe, nothing } from '#kit/wire/fields.ts'
import { advert, askDoctor, department, illTag } from './shapes.ts'

const depId = maybe(int(1, 999_999))
const anAdvert = {
  method: 'GET',
  owner: 'anyone',
  ask: nothing(),
  reply: z.object({ advert: advert.nullable() }),
} as const

export const famousIllTags = call({
  method: 'GET',
  path: '/doctor_business/v1/famousdoc/ill-tags',
  does: 'Illnesses that famous doctors are known for; those of a department',
  owner: 'anyone',
  ask: z.object({ dep_id: depId }),
  reply: listOf(illTag),
})

export const famousIllGroups = call({
  method: 'GET',
  path: '/doctor_business/v1.1/famousdoc/ill-tags',
  does: 'The same, department by department',
  owner: 'anyone',
  ask: z.object({ dep_id: depId }),
  reply: listOf(department.extend({ list: z.array(illTag) })),
})

export const famousDepList = call({
  method: 'GET',
  path: '/doctor_business/v1/famousdoc/dep-list',
  does: 'Departments that have famous doctors',
  owner: 'anyone',
  ask: nothing(),
  reply: listOf(department),
})

export const famousTop = call({
  method: 'GET',
  path: '/ask/famousdocTop',
  does: 'The top of the page of famous doctors: banners, illnesses, the leading doctors',
  owner: 'anyone',
  ask: nothing(),
  reply: z.object({ banners: z.array(advert), ill_tags: z.array(illTag), doctors: z.array(askDoctor) }),
})

export const famousMid = call({
  method: 'GET',
  path: '/ask/famousdocMid',
  does: 'The middle of that page: famous doctors by department',
  owner: 'anyone',
  ask: z.object({ dep_id: depId }),
  reply: listOf(department.extend({ doctors: z.array(askDoctor) })),
})

export const telAdvert = call({
  ...anAdvert,
  path: '/ask/getTelAdInfo',
  does: 'The advert for asking by phone that stands now, if there is one',
})

export const presAdvert = call({
  ...anAdvert,
  path: '/ask/getPresAd',
  does: 'The advert for prescriptions that stands now, if there is one',
})

export const videoAdvert = call({
  ...anAdvert,
  path: '/ask/getVideoAd',
  does: 'The advert for asking by video that stands now, if there is one',
})
