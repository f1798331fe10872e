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
  maybe,
  maybeText,
  nothing,
  pageOf,
  paging,
  text,
  time,
} from '#kit/wire/fields.ts'
import { exportOf, listing } from '#kit/wire/listing.ts'
import { allLicenceKinds, licenceSorts, MOST_PROOFS } from '../rules.ts'

const state = z.enum(['pending', 'certified', 'refused', 'withdrawn', 'expired'])
const entering = { staff: true, may: 'licences.enter' } as const
const deciding = { staff: true, may: 'licences.decide' } as const
const ofHospital = { owner: { licence_id: 'licence of the hospital' } } as const
const notFound = { ...notAllowed, 'not-found': '没有找到这张证书，请刷新后再试' }

const asked = {
  list: maybe(z.enum(['due', 'certified', 'past', 'all'])),
  doctor_id: maybe(id()),
  ...listing(licenceSorts),
}

const licence = z.object({
  licence_id: z.int(),
  doctor_id: z.int(),
  doctor_name: z.string(),
  dep_name: z.string(),
  number: z.string(),
  kind_name: z.string(),
  scope: z.string(),
  issued_on: z.string(),
  ends_on: z.string().nullable(),
  state,
  state_desc: z.string(),
  /** It holds and ends soon. */
  is_expiring: flag(),
  enter_time: time(),
  is_demo: flag(),
})

export const deskLicences = call({
  method: 'GET',
  path: '/desk/licences',
  summary: 'Page through the licences that the hospital keeps: what waits for somebody, what holds, what is over',
  owner: 'self',
  ...entering,
  input: z.object({ ...asked, ...paging(20) }),
  output: pageOf(licence),
  refuses: notAllowed,
})

export const deskLicencesExport = exportOf(deskLicences, asked)

export const deskLicenceDoctors = call({
  method: 'GET',
  path: '/desk/licence-doctors',
  summary: 'The doctors who are at home in the hospital, and how it is with their papers',
  owner: 'self',
  ...entering,
  input: nothing(),
  output: z.object({
    /** Licences that wait for somebody. */
    due_num: z.int(),
    list: z.array(
      z.object({
        doctor_id: z.int(),
        doctor_name: z.string(),
        dep_name: z.string(),
        is_certified: flag(),
        certify_words: z.string(),
      }),
    ),
  }),
  refuses: notAllowed,
})

export const deskLicence = call({
  method: 'GET',
  path: '/desk/licences/{licence_id}',
  summary: 'A licence with its proofs, who entered it and who decided; addresses of proofs hold for an hour',
  ...ofHospital,
  ...entering,
  input: z.object({ licence_id: id() }),
  output: licence.extend({
    proofs: z.array(z.string()),
    entered_by: z.string(),
    decided_by: z.string(),
    decide_time: time().nullable(),
    reason: z.string(),
    /** Who asks has entered it: somebody else decides. */
    is_mine: flag(),
    /** The doctor has a workbench. */
    has_account: flag(),
    login_name: z.string(),
    is_certified: flag(),
  }),
  refuses: notFound,
})

const faults = {
  number: '证书编码是 15 位数字，请对照证书核对',
  days: '{fault}',
}

export const deskLicenceEnter = call({
  method: 'POST',
  path: '/desk/licences/enter',
  summary: 'Enter a licence of a doctor of the hospital; it holds once somebody else has certified it',
  owner: { doctor_id: 'doctor who is managed' },
  ...entering,
  idempotency: 'framework',
  body: 'json',
  input: z.object({
    doctor_id: id(),
    number: text(30),
    kind: z.enum(allLicenceKinds),
    scope: text(100),
    issued_on: day(),
    ends_on: maybe(day()),
    proofs: listed(z.array(z.string().max(200)).min(1).max(MOST_PROOFS)),
  }),
  output: z.object({ licence_id: z.int() }),
  refuses: {
    ...notAllowed,
    ...faults,
    'not-found': '没有找到这位医生，或 Ta 的第一执业科室不在本院',
    taken: '这个证书编码已经登记在另一位医生名下，请核对',
    entered: '这张证书已经登记过，正在等审核或已经有效',
    proofs: '证书照片没有上传成功，请重新添加',
  },
})

export const deskLicenceProof = call({
  method: 'POST',
  path: '/desk/licence-proof',
  summary: 'Keep a photograph of a doctor’s papers, which nobody sees but who looks after licences; its address',
  owner: 'self',
  ...entering,
  body: 'multipart',
  input: z.object({ file: file() }),
  output: z.object({ url: z.string() }),
  refuses: { ...notAllowed, ...uploadimg.refuses },
})

const decided = { decided: '这张证书的状态已经变了，请刷新看看' }
const output = z.object({ licence_id: z.int() })

export const deskLicenceDecide = call({
  method: 'POST',
  path: '/desk/licences/{licence_id}/decide',
  changesPages: true,
  summary: 'Certify a licence that somebody else has entered, or refuse it with a reason',
  ...ofHospital,
  ...deciding,
  input: z.object({ licence_id: id(), is_right: int(0, 1), reason: maybeText(100) }),
  output,
  refuses: {
    ...notFound,
    ...decided,
    days: '{fault}',
    own: '这张证书是您登记的，要由另一位同事审核',
    'no-reason': '请写明不通过的原因',
  },
})

export const deskLicenceWithdraw = call({
  method: 'POST',
  path: '/desk/licences/{licence_id}/withdraw',
  changesPages: true,
  summary: 'Withdraw a licence: its doctor’s workbench closes at once, and they are asked no more',
  ...ofHospital,
  ...deciding,
  input: z.object({ licence_id: id(), reason: text(100) }),
  output,
  refuses: { ...notFound, ...decided },
})

export const deskLicenceAccount = call({
  method: 'POST',
  path: '/desk/licences/{licence_id}/account',
  summary:
    'Give the certified doctor of a licence their workbench; the password for the first sign-in is told this once',
  ...ofHospital,
  ...deciding,
  input: z.object({ licence_id: id(), login_name: text(100) }),
  output: z.object({ doctor_id: z.int(), login_name: z.string(), first_password: z.string() }),
  refuses: {
    ...notFound,
    'login-name': '登录名用 3 到 40 个小写字母、数字、点、横线或下划线，以字母或数字开头',
    'not-certified': 'Ta 还没有有效的执业证书，不能开通工作台',
    taken: '这个登录名已经有人用了，或 Ta 已经有工作台',
  },
})
