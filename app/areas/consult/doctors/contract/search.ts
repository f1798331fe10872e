import { z } from 'zod'
import { call } from '#kit/wire/call.ts'
import { id, int, listOf, maybe, maybeText, nothing, pageOf, paging } from '#kit/wire/fields.ts'
import { type ConsultDoctorSort, consultationKinds, consultDoctorSorts } from '../rules.ts'
import { consultDoctor, department, illTag } from './shapes.ts'

// `dep_id` is a department or a class of the catalogue that all hospitals share, but beside `unit_id` one of that hospital.

const found = pageOf(consultDoctor)
const depId = maybe(int(1, 999_999))
const keyword = maybeText(50)
const yuanFrom = maybe(int(0, 100_000))
const sort = maybe(z.enum(Object.keys(consultDoctorSorts) as ConsultDoctorSort[]))

const choices = z.object({
  departments: z.array(department),
  titles: z.array(z.object({ title: z.int(), title_name: z.string() })),
  prices: z.array(z.object({ price_min: z.int(), price_max: z.int().nullable(), name: z.string() })),
  services: z.array(z.object({ service: z.enum(consultationKinds), name: z.string() })),
  levels: z.array(z.object({ level: z.int(), level_name: z.string() })),
  sorts: z.array(z.object({ sort: z.string(), name: z.string() })),
})

export const askOptions = call({
  method: 'GET',
  path: '/doctor_business/v1/search/ask-options',
  summary:
    'By what doctors who can be asked are filtered: department, title, band of prices, service, level of the hospital',
  owner: 'anyone',
  input: nothing(),
  output: choices,
})

export const docFiltrate = call({
  method: 'GET',
  path: '/ask/getDocFiltrate',
  summary: 'The same, as the older list of doctors asks for it',
  owner: 'anyone',
  input: nothing(),
  output: choices,
})

export const askDoctors = call({
  method: 'GET',
  path: '/doctor_business/v1/search/ask-doctors',
  summary: 'Page through doctors who can be asked, from all the country: filtered and sorted',
  owner: 'anyone',
  input: z.object({
    keyword,
    dep_id: depId,
    ill_id: maybe(id()),
    title: maybe(int(0, 99)),
    price_min: yuanFrom,
    price_max: yuanFrom,
    service: maybe(z.enum(consultationKinds)),
    level: maybe(int(0, 99)),
    unit_id: maybe(id()),
    sort,
    ...paging(),
  }),
  output: found,
})

export const psychDoctors = call({
  method: 'GET',
  path: '/doctor_business/v1/search/psych-doctors',
  summary: 'Page through doctors of psychology who can be asked; those of one department of it',
  owner: 'anyone',
  input: z.object({ keyword, dep_id: depId, sort, ...paging() }),
  output: found,
})

export const unitAskDoctors = call({
  method: 'GET',
  path: '/doctor_business/v1/search/get_unit_ask_doctors',
  summary: "Page through a hospital's doctors who can be asked; those of one of its departments",
  owner: 'anyone',
  input: z.object({ unit_id: maybe(id()), dep_id: maybe(id()), ...paging() }),
  output: found,
})

export const preAskDoctors = call({
  method: 'GET',
  path: '/doctor_business/v1/search/pre_ask_doctors',
  summary: 'A few doctors whom one might ask about an illness, words or a department',
  owner: 'anyone',
  input: z.object({ keyword, ill_id: maybe(id()), dep_id: depId }),
  output: listOf(consultDoctor),
})

export const depDoctors = call({
  method: 'GET',
  path: '/search/dep_doctors',
  summary: 'Search the doctors of a department who can be asked',
  owner: 'anyone',
  input: z.object({ dep_id: depId, keyword, ...paging() }),
  output: found,
})

export const departmentIllnesses = call({
  method: 'GET',
  path: '/department/ill_list',
  summary: 'The illnesses that a department treats',
  owner: 'anyone',
  input: z.object({ dep_id: depId }),
  output: listOf(illTag),
})

export const askIllTags = call({
  method: 'GET',
  path: '/ask/getillTags',
  summary: 'Illnesses to choose from when asking: those of a department, or what is asked about most',
  owner: 'anyone',
  input: z.object({ dep_id: depId }),
  output: listOf(illTag),
})

export const newAskDoc = call({
  method: 'GET',
  path: '/ask/newAskDoc',
  summary: 'Page through the doctors who began to be asked last, the newest first',
  owner: 'anyone',
  input: z.object({ ...paging() }),
  output: found,
})

export const embedDoctors = call({
  method: 'GET',
  path: '/ask/tencntHealthDocList',
  summary: 'Page through doctors who can be asked by text, for the health embed of another app',
  owner: 'anyone',
  input: z.object({ dep_id: depId, ...paging() }),
  output: found,
})

export const psychologyAskDoctors = call({
  method: 'GET',
  path: '/psychology/ask_doctors',
  summary: 'Page through doctors of psychology with their prices',
  owner: 'anyone',
  input: z.object({ ...paging() }),
  output: found,
})

export const psychologyInstant = call({
  method: 'GET',
  path: '/psychology/instant_doctors',
  summary: 'Page through doctors of psychology who answer online at this hour',
  owner: 'anyone',
  input: z.object({ ...paging() }),
  output: found,
})
