import { z } from 'zod'
import { notAllowed } from '#app/areas/access/staff/rules.ts'
import { call } from '#kit/wire/call.ts'
import { changedSince, versionSeen, versionShown } from '#kit/wire/edited.ts'
import { day, flag, id, int, maybe, pageOf, paging, text, time } from '#kit/wire/fields.ts'
import { exportOf, listing } from '#kit/wire/listing.ts'
import { certificateSorts, helpSorts, MOST } from '../rules.ts'

const helping = { staff: true, may: 'store.help' } as const
const platform = { platform: '帮助由平台统一编写' }
const helpAsked = { state: maybe(z.enum(['on', 'off'])), ...listing(helpSorts) }
const noHelp = { ...notAllowed, ...platform, 'not-found': '没有找到这篇帮助，请刷新' }

const helpRow = { row: 'store-help', by: 'help_id' } as const

export const deskStoreHelp = call({
  method: 'GET',
  path: '/desk/store/help',
  summary: 'Page through the help for store staff, as the platform wrote it',
  shows: [helpRow],
  owner: 'self',
  ...helping,
  input: z.object({ ...helpAsked, ...paging(20) }),
  output: pageOf(
    z.object({
      help_id: z.int(),
      title: z.string(),
      text: z.string(),
      position: z.int(),
      view_num: z.int(),
      is_on: flag(),
      change_time: time(),
      version: versionShown(),
    }),
  ),
  refuses: { ...notAllowed, ...platform },
})

export const deskStoreHelpExport = exportOf(deskStoreHelp, helpAsked)

const article = { title: text(MOST.title), text: text(MOST.text), position: int(0, 9_999), is_on: int(0, 1) }

export const deskStoreHelpAdd = call({
  method: 'POST',
  path: '/desk/store/help/add',
  summary: 'Write a help article for all stores',
  edits: helpRow,
  owner: 'self',
  ...helping,
  idempotency: 'framework',
  input: z.object(article),
  output: z.object({ help_id: z.int() }),
  refuses: { ...notAllowed, ...platform },
})

export const deskStoreHelpChange = call({
  method: 'POST',
  path: '/desk/store/help/{help_id}/change',
  summary: 'Change a help article, or take it off',
  edits: helpRow,
  owner: 'self',
  ...helping,
  input: z.object({ help_id: id(), ...article, version: versionSeen() }),
  output: z.object({ help_id: z.int() }),
  refuses: { ...noHelp, ...changedSince },
})

const certifying = { staff: true, may: 'store.certificates' } as const
const certificatesAsked = listing(certificateSorts)

const certificateRow = { row: 'store-certificate', by: 'certificate_id' } as const

export const deskStoreCertificates = call({
  method: 'GET',
  path: '/desk/store/certificates',
  summary: "Page through the store's certificates, those that end first before the others",
  shows: [certificateRow],
  owner: 'self',
  ...certifying,
  input: z.object({ ...certificatesAsked, ...paging(20) }),
  output: pageOf(
    z.object({
      certificate_id: z.int(),
      name: z.string(),
      number: z.string(),
      issuer: z.string(),
      begin_date: z.string(),
      end_date: z.string(),
      state: z.enum(['good', 'soon', 'over', 'early']),
      state_desc: z.string(),
      version: versionShown(),
    }),
  ),
  refuses: notAllowed,
})

export const deskStoreCertificatesExport = exportOf(deskStoreCertificates, certificatesAsked)

const certificate = {
  name: text(MOST.name),
  number: text(MOST.number),
  issuer: text(MOST.issuer),
  begin_date: day(),
  end_date: maybe(day()),
}
const order = { order: '到期日不能早于生效日' }

export const deskStoreCertificateAdd = call({
  method: 'POST',
  path: '/desk/store/certificates/add',
  summary: 'Write a certificate of the store down',
  edits: certificateRow,
  owner: 'self',
  ...certifying,
  idempotency: 'framework',
  input: z.object(certificate),
  output: z.object({ certificate_id: z.int() }),
  refuses: { ...notAllowed, ...order, taken: '这个证号已经登记过了' },
})

const ofStore = { owner: { certificate_id: 'certificate of the store' } } as const
const noCertificate = { ...notAllowed, 'not-found': '没有找到这张证照，请刷新' }

export const deskStoreCertificateChange = call({
  method: 'POST',
  path: '/desk/store/certificates/{certificate_id}/change',
  summary: 'Change a certificate of the store, such as its new end',
  edits: certificateRow,
  ...ofStore,
  ...certifying,
  input: z.object({ certificate_id: id(), ...certificate, version: versionSeen() }),
  output: z.object({ certificate_id: z.int() }),
  refuses: { ...noCertificate, ...changedSince, ...order, taken: '这个证号已经登记过了' },
})

export const deskStoreCertificateRemove = call({
  method: 'POST',
  path: '/desk/store/certificates/{certificate_id}/remove',
  summary: 'Take a certificate of the store away that counts no more',
  ...ofStore,
  ...certifying,
  input: z.object({ certificate_id: id() }),
  output: z.object({ certificate_id: z.int() }),
  refuses: noCertificate,
})
