import { afterAll, beforeAll, expect, test } from 'vitest'
import { deskAuditList } from '#app/areas/access/audit/contract.ts'
import { insertHospitals } from '#app/areas/guahao/hospitals/server/queries/write.ts'
import { aHospital } from '#app/areas/guahao/hospitals/server/seed/a-hospital.ts'
import { createGoodsOrder, goodsOrderDetail } from '#app/areas/orders/checkout/contract.ts'
import { invoiceGet, invoiceSave } from '#app/areas/orders/invoices/contract.ts'
import { issueInvoices } from '#app/areas/orders/invoices/server/jobs.ts'
import { sandboxPay } from '#app/areas/sandbox/contract.ts'
import { TITLES_OF_TROUBLE } from '#kit/outside/invoice.ts'
import { type Person, signIn } from '#test/support/people.ts'
import { openShop } from '#test/support/shop.ts'
import { rawRequestFromOutside, rolesRefused, type Staffing, signInAllRoles } from '#test/support/staff.ts'
import { startTestApp, type TestApp } from '#test/support/start-test-app.ts'
import * as calls from '../../contract.ts'

let app: TestApp
let me: Person
let ctx: Staffing
let there: Staffing
let order_id: string

beforeAll(async () => {
  app = await startTestApp()
  const shop = await openShop(app)
  const apps = await insertHospitals(app.db, [aHospital({ name: '一号医院' }), aHospital({ name: '二号医院' })])
  const [hospitalId, other] = apps as [number, number]
  ctx = await signInAllRoles(app, hospitalId)
  there = await signInAllRoles(app, other)
  me = await signIn(app)
  const { goods_id, special_id } = await shop.sell({ kind: 'project', hospitalId })
  const made = await app.callApi(createGoodsOrder, { goods_id, special_id }, me)
  await app.callApi(sandboxPay, { out_trade_no: made.out_trade_no })
  order_id = made.order_id
  const title = TITLES_OF_TROUBLE.refused
  await app.callApi(invoiceSave, { order_id, invoice_type: 'personal', title }, me)
  await issue()
}, 120_000)
afterAll(() => app.close())

const issue = () => issueInvoices.run(app.context())
const as = (staffing: Staffing) => ({ staffKey: staffing.accountant.staffKey })
const stuck = async (staffing = ctx) => (await app.callApi(calls.deskMoneyInvoices, {}, as(staffing))).list
const state = async () => (await app.callApi(invoiceGet, { order_id }, me)).state_id

test('only accountants have an invoice issued again, and none of another seller', async () => {
  const [row] = await stuck()
  const input = { invoice_id: row?.invoice_id ?? '' }
  expect(new Set(await rawRequestFromOutside(app, calls.deskMoneyInvoiceRetry, input))).not.toContain('not refused')
  expect(await rolesRefused(app, there, calls.deskMoneyInvoiceRetry, input)).toEqual([
    'admin',
    'planner',
    'nurse',
    'keeper',
    'pharmacist',
    'auditor',
    'service',
    'cashier',
    'editor',
    'operator',
  ])
  expect(await stuck(there)).toEqual([])
  expect(await app.refusal(calls.deskMoneyInvoiceRetry, input, as(there))).toBe('not-found')
  expect(await state()).toBe('refused')
})

test('the desk sees why an invoice was not issued and not for whom, has it tried again, and the audit knows', async () => {
  const [row] = await stuck()
  const { order_no } = await app.callApi(goodsOrderDetail, { order_id }, me)
  expect(row).toMatchObject({
    order_id,
    order_no,
    amount: '50.00',
    is_red: 0,
    state_desc: '开具失败',
    says: expect.stringContaining('税号'),
  })
  expect(JSON.stringify(row)).not.toContain(TITLES_OF_TROUBLE.refused)
  const invoice_id = row?.invoice_id ?? ''
  await app.callApi(calls.deskMoneyInvoiceRetry, { invoice_id }, as(ctx))
  expect([await state(), await stuck()]).toEqual(['requested', []])
  expect(await app.refusal(calls.deskMoneyInvoiceRetry, { invoice_id }, as(ctx))).toBe('not-found')
  const { list } = await app.callApi(deskAuditList, { act: 'money.invoice-retry' }, { staffKey: ctx.admin.staffKey })
  expect(list).toHaveLength(1)
  await issue()
  expect(await state()).toBe('refused')
})
