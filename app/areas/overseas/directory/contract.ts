import { z } from 'zod'
import { call } from '#kit/wire/call.ts'
import { flag, id, listOf, maybe, nothing, pageOf, paging, text, yuan } from '#kit/wire/fields.ts'
import { category, country, expert, goods, illness, kindsOf, story, unit } from './contract/shapes.ts'
import {
  type CaseKind,
  caseKinds,
  type FoundKind,
  foundKinds,
  type ProofKind,
  type ProofState,
  proofKinds,
  proofStates,
} from './rules.ts'

const open = { owner: 'anyone' } as const
const noUnit = { 'not-found': '没有找到这家机构，它可能已经停止合作' }
const ofWhat = { country_id: maybe(id()), category_id: maybe(id()), ill_id: maybe(id()) }

export const overseasCountries = call({
  method: 'GET',
  path: '/overseas/countries',
  summary: 'Countries to which people go for treatment, with how many hospitals each has [X141]',
  ...open,
  input: nothing(),
  output: listOf(country),
})

export const overseasPubCategories = call({
  method: 'GET',
  path: '/overseas/pub_categories',
  summary: 'What is treated abroad, as kinds to choose by [X141]',
  ...open,
  input: nothing(),
  output: listOf(category),
})

export const overseasHospitals = call({
  method: 'GET',
  path: '/overseas/hospitals',
  summary:
    'Page through hospitals abroad whose licence and authorisation are in force, of a country, a kind, an illness [X141]',
  ...open,
  input: z.object({ ...ofWhat, ...paging() }),
  output: pageOf(unit),
})

export const overseasUnitInfo = call({
  method: 'GET',
  path: '/overseas/unitInfo',
  summary: 'One hospital abroad: what it does, what proves it and until when, success rates with source and year',
  ...open,
  input: z.object({ unit_id: id() }),
  output: unit.extend({
    address: z.string(),
    website: z.string(),
    intro: z.string(),
    images: z.array(z.string()),
    services: z.array(z.string()),
    founded_year: z.int().nullable(),
    bed_num: z.int().nullable(),
    currency: z.string(),
    /** It is among those to choose from: what it needs is in force. */
    is_shown: flag(),
    /** Why it is not, in words; '' where it is. */
    why_not: z.string(),
    proofs: z.array(
      z.object({
        kind: kindsOf<ProofKind>(proofKinds),
        kind_name: z.string(),
        title: z.string(),
        number: z.string(),
        issuer: z.string(),
        begin_date: z.string(),
        /** The last day on which it is in force; '' where it has no end. */
        end_date: z.string(),
        scan: z.string(),
        state: kindsOf<ProofState>(proofStates),
        state_desc: z.string(),
      }),
    ),
    rates: z.array(
      z.object({
        ill_name: z.string(),
        measure: z.string(),
        /** `71.5%` */
        percent: z.string(),
        patient_num: z.int(),
        source: z.string(),
        source_url: z.string(),
        year: z.int(),
      }),
    ),
    consult_num: z.int(),
    expert_num: z.int(),
    goods_num: z.int(),
    case_num: z.int(),
  }),
  refuses: noUnit,
})

export const overseasExperts = call({
  method: 'GET',
  path: '/overseas/experts',
  summary: 'Page through experts of hospitals abroad, of one of them, of a country, for an illness [X141]',
  ...open,
  input: z.object({ unit_id: maybe(id()), country_id: maybe(id()), ill_id: maybe(id()), ...paging() }),
  output: pageOf(expert),
})

export const overseasExpert = call({
  method: 'GET',
  path: '/overseas/expert',
  summary: 'One expert of a hospital abroad, with what they treat',
  ...open,
  input: z.object({ doctor_id: id() }),
  output: expert.extend({
    intro: z.string(),
    /** What they treat; an id where the illness has a page. */
    illnesses: z.array(z.object({ ill_id: z.int().nullable(), ill_name: z.string() })),
    is_shown: flag(),
  }),
  refuses: { 'not-found': '没有找到这位专家，可能已经停止合作' },
})

export const overseasCases = call({
  method: 'GET',
  path: '/overseas/cases',
  summary: 'Page through cases that are told with consent, and articles, of a hospital, an illness, a country [X141]',
  ...open,
  input: z.object({
    unit_id: maybe(id()),
    ill_id: maybe(id()),
    country_id: maybe(id()),
    doctor_id: maybe(id()),
    kind: maybe(kindsOf<CaseKind>(caseKinds)),
    ...paging(),
  }),
  output: pageOf(story),
})

export const overseasCase = call({
  method: 'GET',
  path: '/overseas/case',
  summary: 'One case, or one article about care abroad',
  ...open,
  input: z.object({ article_id: id() }),
  output: story.extend({
    paragraphs: z.array(z.string()),
    /** Of an illness that has a page. */
    ill_id: z.int().nullable(),
    doctor_id: z.int().nullable(),
    doctor_name: z.string(),
    /** The day on which they agreed that it is told; '' for an article. */
    consent_date: z.string(),
  }),
  refuses: { 'not-found': '没有找到这篇内容，可能已经撤下' },
})

export const overseasGoods = call({
  method: 'GET',
  path: '/overseas/goods',
  summary: 'Page through services abroad that can be bought, of a country, a hospital, a kind [X141]',
  ...open,
  input: z.object({
    country_id: maybe(id()),
    unit_id: maybe(id()),
    category_id: maybe(id()),
    ill_id: maybe(id()),
    ...paging(),
  }),
  output: pageOf(goods),
})

export const overseasPackage = call({
  method: 'GET',
  path: '/overseas/package',
  summary: 'Where goods are a service abroad: at which hospital, what their price is made of, and what one pays beside',
  ...open,
  input: z.object({ goods_id: id() }),
  output: z.object({
    unit,
    category_id: z.int(),
    category_name: z.string(),
    /** It can be bought: the hospital's proofs are in force. */
    is_shown: flag(),
    price: yuan(),
    /** The lines that are included come to the price. */
    is_whole: flag(),
    lines: z.array(
      z.object({
        what: z.string(),
        times: z.int(),
        /** `1,200.00 USD` */
        amount: z.string(),
        is_included: flag(),
        paid_to: z.string(),
      }),
    ),
  }),
  refuses: { 'not-found': '这件商品没有海外服务的资料' },
})

export const overseasIllnesses = call({
  method: 'GET',
  path: '/overseas/illnesses',
  summary: 'Illnesses that people have treated abroad, of a kind or all',
  ...open,
  input: z.object({ category_id: maybe(id()) }),
  output: listOf(illness),
})

export const overseasIllness = call({
  method: 'GET',
  path: '/overseas/illness',
  summary:
    'An illness: when it is worth the way abroad and when not, what is done there, published rates with source and year',
  ...open,
  input: z.object({ ill_id: id() }),
  output: illness.extend({
    category_id: z.int(),
    description: z.string(),
    treatments: z.array(z.string()),
    rates: z.array(
      z.object({
        unit_id: z.int(),
        unit_name: z.string(),
        measure: z.string(),
        percent: z.string(),
        patient_num: z.int(),
        source: z.string(),
        source_url: z.string(),
        year: z.int(),
      }),
    ),
    is_demo: flag(),
  }),
  refuses: { 'not-found': '没有找到这个疾病的海外资料' },
})

export const overseasConsultCount = call({
  method: 'GET',
  path: '/overseas/consultCount',
  summary: 'How many asked about care abroad, or about one hospital',
  ...open,
  input: z.object({ unit_id: maybe(id()) }),
  output: z.object({ count: z.int() }),
  refuses: noUnit,
})

export const overseasConsultNum = call({
  method: 'POST',
  path: '/overseas/consultNum',
  summary: 'Count that somebody asks: once a visitor and day, whatever they do; how many did',
  ...open,
  input: z.object({ unit_id: maybe(id()) }),
  output: z.object({ count: z.int(), is_counted: flag() }),
  refuses: noUnit,
})

export const overseasSearch = call({
  method: 'GET',
  path: '/overseas/search',
  summary:
    'Countries, hospitals, experts, illnesses, cases and goods that have all of these words; nothing whose proofs have run out',
  ...open,
  input: z.object({ keyword: text(50), kind: maybe(kindsOf<FoundKind>(foundKinds)) }),
  output: z.object({
    list: z.array(
      z.object({
        kind: kindsOf<FoundKind>(foundKinds),
        kind_name: z.string(),
        /** There are more than these. */
        has_more: flag(),
        items: z.array(z.object({ id: z.int(), title: z.string(), note: z.string(), image: z.string() })),
      }),
    ),
  }),
})
