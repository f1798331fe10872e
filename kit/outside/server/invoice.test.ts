import { expect, test } from 'vitest'
import { instantAt } from '#kit/time/day.ts'
import { readPdf } from '#test/support/pdf-text.ts'
import { type InvoiceOrder, TITLES_OF_TROUBLE } from '../invoice.ts'
import { issuerOf } from './invoice.ts'

const now = instantAt('2026-11-23', '08:00')
const order: InvoiceOrder = {
  requestNo: 'r1',
  seller: '示例医院',
  amountFen: 90_000,
  remark: '订单 o1',
  buyer: { title: '示例科技有限公司', taxNo: '91350100M000100Y43', email: '' },
  lines: [
    { name: '年度体检套餐', pieces: 1, amountFen: 88_800 },
    { name: '运费', pieces: 1, amountFen: 1_200 },
  ],
}
const issue = issuerOf({ provider: 'stand-in' }, now)
const issued = async (more: Partial<InvoiceOrder> = {}) => {
  const said = await issue?.({ ...order, ...more })
  if (!said || 'refused' in said) throw new Error('not issued')
  return { ...said, ...readPdf(said.pdf) }
}
const buying = (title: string) => issue?.({ ...order, buyer: { ...order.buyer, title } })

test('without a provider nobody issues, and the stand-in can be met when it refuses and when it is away', async () => {
  expect(issuerOf({ provider: 'none' }, now)).toBeNull()
  expect(await buying(TITLES_OF_TROUBLE.refused)).toEqual({ refused: expect.any(String) })
  await expect(buying(TITLES_OF_TROUBLE.away)).rejects.toThrow()
})

test('a sample opens, says that it is one, and has who, what and how much', async () => {
  const { pages, text, issuedAt } = await issued()
  expect([pages, issuedAt]).toEqual([1, now])
  for (const words of [
    '电子发票（样张）',
    '不能报销',
    '2026-11-23',
    '示例科技有限公司',
    '91350100M000100Y43',
    '示例医院',
  ])
    expect(text).toContain(words)
  for (const words of ['年度体检套餐', '888.00', '运费', '玖佰元整', '¥900.00', '订单 o1'])
    expect(text).toContain(words)
  expect(text).not.toContain('红字')
})

test('a red-letter sample takes away and names what it takes back', async () => {
  const { text } = await issued({ reverses: '12345678901234567890' })
  for (const words of ['红字电子发票（样张）', '-900.00', '冲红发票号码 12345678901234567890'])
    expect(text).toContain(words)
})

test('the same request is the same invoice, another is another', async () => {
  const [one, again, other] = [await issued(), await issued(), await issued({ requestNo: 'r2' })]
  expect(one.number).toMatch(/^\d{20}$/)
  expect([again.number === one.number, other.number === one.number]).toEqual([true, false])
})

test('a name that is longer than its place is cut, one in rare characters is written, and what no font has is a box', async () => {
  const long = `${'很长的公司名称'.repeat(12)}有限公司`
  const { text } = await issued({ buyer: { title: long, taxNo: '', email: '' } })
  expect(text).toMatch(/名称：(很长的公司名称)+.*…/)
  expect((await issued({ seller: '龘鑫犇医院\u{1F9B7}' })).text).toContain('龘鑫犇医院□')
})
