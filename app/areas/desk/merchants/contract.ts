import { z } from 'zod'
import { notAllowed } from '#app/areas/access/staff/rules.ts'
import { paymentProviders } from '#kit/outside/payment.ts'
import { call } from '#kit/wire/call.ts'
import { changedSince, versionSeen, versionShown } from '#kit/wire/edited.ts'
import { flag, id, maybeText, pageOf, paging, time } from '#kit/wire/fields.ts'
import { listing } from '#kit/wire/listing.ts'

const merchantRow = { row: 'merchant', by: ['hospital_id', 'provider'], waits: 'request_id' } as const
const provider = () => z.enum(paymentProviders)

const account = z.object({ number: z.string(), since: time(), until: time().nullable(), set_by: z.string() })

export const deskMerchants = call({
  method: 'GET',
  path: '/desk/merchants',
  summary: 'Page through hospitals with whose account at each provider takes their money, and what took it before',
  owner: 'self',
  staff: true,
  may: 'money.read',
  shows: [merchantRow],
  input: z.object({ keyword: listing({}).keyword, ...paging(20) }),
  output: pageOf(
    z.object({
      hospital_id: z.int(),
      hospital_name: z.string(),
      provider: provider(),
      provider_name: z.string(),
      /** '' where the platform's account takes it. */
      number: z.string(),
      /** Without keys the platform's account takes it meanwhile. */
      has_keys: flag(),
      since: time().nullable(),
      set_by: z.string(),
      /** Whether it may be changed at this desk. */
      is_ours: flag(),
      /** What took its money before, the newest first. */
      before: z.array(account),
      version: versionShown(),
    }),
  ),
  refuses: notAllowed,
})

export const deskMerchantSet = call({
  method: 'POST',
  path: '/desk/merchants',
  summary:
    'Ask to have a hospital’s payments made with another account: another agrees, or it is done where nobody could',
  owner: 'self',
  staff: true,
  may: 'merchants.set',
  edits: merchantRow,
  input: z.object({
    hospital_id: id(),
    provider: provider(),
    /** Nothing: the platform's. */
    number: maybeText(32),
    version: versionSeen(),
  }),
  /** The request that waits for another; null where it is so now: nobody else could agree, or it was so before. */
  output: z.object({ request_id: z.int().nullable() }),
  refuses: {
    ...notAllowed,
    ...changedSince,
    'not-platform': '收款商户号由平台财务设置，本院的工作台只能查看',
    'not-found': '没有找到这家医院，请刷新',
    'wrong-form': '{title}没有这样的商户号，请核对',
    'no-keys': '这个商户号的密钥还没有配置，请联系系统管理员配好再设',
    'is-platforms': '这是平台自己的商户号，不用另设',
  },
})
