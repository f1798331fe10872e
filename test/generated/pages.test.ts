import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Row } from '#app/route-table.ts'
import { findRows } from '#server/pages/find-rows.ts'
import { faultsInFlags } from './page-flags.ts'

const { rows } = await findRows()

test('patients use the pages; whoever works at a hospital has a desk of their own, a doctor their workbench, and neither is among the patients’ pages [X001]', () => {
  expect(rows.length).toBeGreaterThan(30)
  const desk = rows.filter((row) => row.path.startsWith('/desk'))
  const bench = rows.filter((row) => row.path.startsWith('/workbench'))
  const others = rows.filter((row) => !/^\/(desk|workbench)\b/.test(row.path))
  expect(desk.filter((row) => row.login || row.doctor)).toEqual([])
  expect(bench.filter((row) => row.login || row.staff)).toEqual([])
  expect(others.filter((row) => row.staff || row.doctor)).toEqual([])
  // The word of a work place: 接诊, 开方, 工作台.
  expect(others.filter((row) => /接诊|开方|工作台|排班管理/.test(row.title))).toEqual([])
})

/** The ids of the rows that a page's module exports as its `handle`. */
const exportedRows = (text: string): string[] =>
  /^export \{ handle \} from 'virtual:rows\/([\w,-]+)'$/m.exec(text)?.[1]?.split(',') ?? []

test('every page exports the rows by which it is come to, and no others: its title and what surrounds it follow from them', async () => {
  expect(exportedRows(`export { handle } from 'virtual:rows/R008,desk-goods'`)).toEqual(['R008', 'desk-goods'])
  expect(exportedRows('export default () => null')).toEqual([])
  const ids = Map.groupBy(rows, ({ file }) => file)
  const faults = await Promise.all(
    [...ids].map(async ([file, own]) => {
      const exported = exportedRows(await readFile(join(import.meta.dirname, '../../app', file), 'utf8'))
      return [...exported].sort().join() ===
        own
          .map(({ id }) => id)
          .sort()
          .join()
        ? []
        : [file]
    }),
  )
  expect(faults.flat()).toEqual([])
})

const row = (path: string, flags: Partial<Row> = {}): Row => ({ id: path, path, file: 'x', title: 'x', ...flags })

test('the pages of the table are shared and served as the product has it', () => {
  expect(faultsInFlags(rows)).toEqual([])
})

test('a page of the health list that forgets to be shareable is found [X021]', () => {
  const eight = 'product getcoupon index beauty askdetail consult service/doctor second'.split(' ')
  for (const name of eight) {
    expect(faultsInFlags([row(`/health/${name}`)])).toEqual([`/health/${name} cannot be shared`])
    expect(faultsInFlags([row(`/health/${name}`, { shareable: true })])).toEqual([])
  }
})

test('of the shop five pages are shared and no other [X030], and customer service stands beside one [X028]', () => {
  for (const name of ['serviceList', 'serviceIndex', 'shopIndex', 'seckill']) {
    expect(faultsInFlags([row(`/shop/${name}`)])).toEqual([`/shop/${name} cannot be shared`])
    expect(faultsInFlags([row(`/shop/${name}`, { shareable: true })])).toEqual([])
  }
  expect(faultsInFlags([row('/shop/index')])).toHaveLength(2)
  expect(faultsInFlags([row('/shop/index', { shareable: true, loadingQiYu: true })])).toEqual([])
  expect(faultsInFlags([row('/shop/productIndex', { shareable: true, loadingQiYu: true })])).toEqual([
    '/shop/productIndex can be shared',
    '/shop/productIndex has customer service',
  ])
})

test('of the health list ten pages need a sign-in, and no other [X019]', () => {
  const ten = [
    'detectionAppointment',
    'orderlist',
    'orderdetail',
    'reportDetail',
    'logistics',
    'orderconfirm',
    'payconfirm',
    'imconsult',
    'InvoiceDetails',
    'orderapply',
  ].map((name) => `/health/${name}`)
  for (const path of ten) {
    expect(faultsInFlags([row(path, { login: true })])).toEqual([])
    expect(faultsInFlags([row(path)])).toEqual([`${path} is open`])
  }
  expect(faultsInFlags([row('/health/refund', { login: true })])).toEqual(['/health/refund needs a sign-in'])
})

test('of invoices two pages need a sign-in and of inquiries three, and no other [X026]', () => {
  const rest = 'success details refundResult invoiceDetail invoiceSuccess'.split(' ').map((name) => `/invoice/${name}`)
  for (const path of [...rest, '/inquiry/index']) {
    expect(faultsInFlags([row(path)])).toEqual([])
    expect(faultsInFlags([row(path, { login: true })])).toEqual([`${path} needs a sign-in`])
  }
  const inquiries = 'myInquiryIndex inquiryList inquiryDetail'.split(' ').map((name) => `/inquiry/${name}`)
  for (const path of ['/invoice/create', '/invoice/addInvoice', ...inquiries]) {
    expect(faultsInFlags([row(path, { login: true })])).toEqual([])
    expect(faultsInFlags([row(path)])).toEqual([`${path} is open`])
  }
})
