import { z } from 'zod'
import { notAllowed } from '#app/areas/access/staff/rules.ts'
import { uploadimg } from '#app/areas/files/contract.ts'
import { call } from '#kit/wire/call.ts'
import { changedSince, versionSeen, versionShown } from '#kit/wire/edited.ts'
import { file, id, int, listOf, maybe, nothing, pageOf, paging, text } from '#kit/wire/fields.ts'
import { listing } from '#kit/wire/listing.ts'
import {
  caseSheet,
  countrySheet,
  expertSheet,
  managedCase,
  managedCountry,
  managedExpert,
  managedKind,
  managedUnit,
  proofSheet,
  rateSheet,
  unitSheet,
  wholeUnit,
} from '../contract/managed.ts'
import { kindsOf } from '../contract/shapes.ts'
import { type CaseKind, caseKinds, MOST, placeSorts, type UnitStanding, unitSorts, unitStandings } from '../rules.ts'

export * from './contract/illnesses.ts'
export * from './contract/packages.ts'

const managing = { owner: 'self', staff: true, may: 'abroad.manage' } as const
const notHere = { ...notAllowed, 'not-platform': '海外就医的资料由平台统一维护，本院的工作台不能修改' }
const notFound = { ...notHere, 'not-found': '没有找到这一条，可能已经被删除，请刷新后再看' }
const pictures = { picture: '图片没有上传成功，请重新添加' }

const saved = z.object({ id: z.int() })
const choice = z.object({ id: z.int(), name: z.string() })

export const deskAbroadChoices = call({
  method: 'GET',
  path: '/desk/abroad/choices',
  summary: 'Countries, kinds and hospitals abroad to choose from where something of the directory is written',
  ...managing,
  input: nothing(),
  output: z.object({ countries: z.array(choice), kinds: z.array(choice), units: z.array(choice) }),
  refuses: notHere,
})

export const deskAbroadUnits = call({
  method: 'GET',
  path: '/desk/abroad/units',
  summary: 'Page through hospitals abroad: those shown, those whose proofs end soon or have run out, those hidden',
  ...managing,
  input: z.object({ list: maybe(kindsOf<UnitStanding>(unitStandings)), ...listing(unitSorts), ...paging(20) }),
  output: pageOf(managedUnit),
  refuses: notHere,
})

const unitRow = { row: 'abroad-unit', by: 'unit_id' } as const

export const deskAbroadUnit = call({
  method: 'GET',
  path: '/desk/abroad/unit',
  summary: 'One hospital abroad with all that can be changed of it, what proves it, and what was published of it',
  shows: [unitRow],
  ...managing,
  input: z.object({ unit_id: id() }),
  output: wholeUnit.extend({ version: versionShown() }),
  refuses: notFound,
})

export const deskAbroadUnitSave = call({
  method: 'POST',
  path: '/desk/abroad/unit/save',
  changesPages: true,
  summary:
    'Write a hospital abroad, a new one or over what it was; it is shown once its licence and authorisation are in force',
  edits: unitRow,
  ...managing,
  idempotency: 'framework',
  input: z.object({ unit_id: maybe(id()), ...unitSheet, version: versionSeen() }),
  output: saved,
  refuses: {
    ...notFound,
    ...changedSince,
    ...pictures,
    country: '没有这个国家，请重新选择',
    kind: '有分类已经没有了，请重新选择',
  },
})

export const deskAbroadProofAdd = call({
  method: 'POST',
  path: '/desk/abroad/proof/add',
  changesPages: true,
  summary: 'Add what proves a hospital, with its term and its scan; everybody sees it',
  ...managing,
  idempotency: 'framework',
  input: proofSheet,
  output: saved,
  refuses: {
    ...notFound,
    ...pictures,
    span: '到期日不能早于生效日',
    endless: '合作授权要写明到哪天为止',
    twice: '这个编号的资质已经登记过了',
  },
})

export const deskAbroadProofWithdraw = call({
  method: 'POST',
  path: '/desk/abroad/proof/withdraw',
  changesPages: true,
  summary: 'Withdraw what proves a hospital: it stays to be seen as withdrawn, and proves nothing any more',
  ...managing,
  input: z.object({ proof_id: id() }),
  output: saved,
  refuses: { ...notFound, over: '这项资质已经撤回了' },
})

export const deskAbroadRateAdd = call({
  method: 'POST',
  path: '/desk/abroad/rate/add',
  changesPages: true,
  summary: 'Add a figure that somebody published of a hospital: never without who and when',
  ...managing,
  idempotency: 'framework',
  input: rateSheet,
  output: saved,
  refuses: { ...notFound, illness: '没有这个病名，请按疾病库里的名字写', ahead: '年份不能晚于今年' },
})

export const deskAbroadRateRemove = call({
  method: 'POST',
  path: '/desk/abroad/rate/remove',
  changesPages: true,
  summary: 'Take a published figure away',
  ...managing,
  input: z.object({ rate_id: id() }),
  output: saved,
  refuses: notFound,
})

const countryRow = { row: 'abroad-country', by: 'country_id' } as const

export const deskAbroadCountries = call({
  method: 'GET',
  path: '/desk/abroad/countries',
  summary: 'All countries of the directory, shown or not',
  shows: [countryRow],
  ...managing,
  input: nothing(),
  output: listOf(managedCountry.extend({ version: versionShown() })),
  refuses: notHere,
})

export const deskAbroadCountrySave = call({
  method: 'POST',
  path: '/desk/abroad/country/save',
  changesPages: true,
  summary: 'Write a country, a new one or over what it was',
  edits: countryRow,
  ...managing,
  bodyLimit: 96_000,
  idempotency: 'framework',
  input: countrySheet.extend({ version: versionSeen() }),
  output: saved,
  refuses: { ...notFound, ...changedSince, ...pictures },
})

const kindRow = { row: 'abroad-kind', by: 'category_id' } as const

export const deskAbroadKinds = call({
  method: 'GET',
  path: '/desk/abroad/kinds',
  summary: 'All kinds of treatment of the directory, shown or not',
  shows: [kindRow],
  ...managing,
  input: nothing(),
  output: listOf(managedKind.extend({ version: versionShown() })),
  refuses: notHere,
})

export const deskAbroadKindSave = call({
  method: 'POST',
  path: '/desk/abroad/kind/save',
  changesPages: true,
  summary: 'Write a kind of treatment, a new one or over what it was',
  edits: kindRow,
  ...managing,
  idempotency: 'framework',
  input: z.object({
    version: versionSeen(),
    category_id: maybe(id()),
    name: text(MOST.item),
    intro: text(MOST.words),
    position: int(0, 999),
  }),
  output: saved,
  refuses: { ...notFound, ...changedSince, twice: '已经有同名的分类' },
})

const expertRow = { row: 'abroad-expert', by: 'doctor_id' } as const

export const deskAbroadExperts = call({
  method: 'GET',
  path: '/desk/abroad/experts',
  summary: 'Page through experts of hospitals abroad, of one where it is named',
  shows: [expertRow],
  ...managing,
  input: z.object({ unit_id: maybe(id()), ...listing(placeSorts), ...paging(20) }),
  output: pageOf(managedExpert.extend({ version: versionShown() })),
  refuses: notHere,
})

export const deskAbroadExpertSave = call({
  method: 'POST',
  path: '/desk/abroad/expert/save',
  changesPages: true,
  summary: 'Write an expert, a new one or over what they were',
  edits: expertRow,
  ...managing,
  idempotency: 'framework',
  input: z.object({ doctor_id: maybe(id()), ...expertSheet, version: versionSeen() }),
  output: saved,
  refuses: {
    ...notFound,
    ...changedSince,
    ...pictures,
    unit: '没有这家机构，请重新选择',
    illness: '没有“{name}”这个病名，请按疾病库里的名字写',
    promise: '“{word}”属于对疗效的承诺，广告法不允许，请删去',
  },
})

const caseRow = { row: 'abroad-case', by: 'article_id' } as const

export const deskAbroadCases = call({
  method: 'GET',
  path: '/desk/abroad/cases',
  summary: 'Page through cases and articles, told or not',
  shows: [caseRow],
  ...managing,
  input: z.object({ kind: maybe(kindsOf<CaseKind>(caseKinds)), ...listing(placeSorts), ...paging(20) }),
  output: pageOf(managedCase.extend({ version: versionShown() })),
  refuses: notHere,
})

export const deskAbroadCaseSave = call({
  method: 'POST',
  path: '/desk/abroad/case/save',
  changesPages: true,
  summary: 'Write a case, with the day of its consent, or an article; what promises a cure is refused',
  edits: caseRow,
  ...managing,
  bodyLimit: 96_000,
  idempotency: 'framework',
  input: caseSheet.extend({ version: versionSeen() }),
  output: saved,
  refuses: {
    ...notFound,
    ...changedSince,
    ...pictures,
    unit: '案例要选是哪家机构',
    agreement: '案例要写明本人哪天同意公开，不能晚于今天，并写明同意书存放在哪里',
    illness: '没有这个病名，请按疾病库里的名字写',
    promise: '“{word}”属于对疗效的承诺，广告法不允许，请删去',
  },
})

export const deskAbroadCaseWithdraw = call({
  method: 'POST',
  path: '/desk/abroad/case/withdraw',
  changesPages: true,
  summary: 'Who a case is about took their consent back: it is told no more, and cannot be shown again',
  ...managing,
  input: z.object({ article_id: id() }),
  output: saved,
  refuses: { ...notFound, over: '这个案例已经撤回了' },
})

export const deskAbroadSwitch = call({
  method: 'POST',
  path: '/desk/abroad/switch',
  changesPages: true,
  summary: 'Hide a country, kind, hospital, expert or case from patients, or show it again',
  ...managing,
  input: z.object({
    what: z.enum(['country', 'kind', 'unit', 'expert', 'case']),
    id: id(),
    is_on: int(0, 1),
  }),
  output: saved,
  refuses: notFound,
})

export const deskAbroadPicture = call({
  method: 'POST',
  path: '/desk/abroad/picture',
  summary: 'Keep a picture for the directory of care abroad and give its address; nothing but its pixels is kept',
  ...managing,
  body: 'multipart',
  input: z.object({ file: file() }),
  output: z.object({ url: z.string() }),
  refuses: { ...notHere, ...uploadimg.refuses },
})
