import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { MINI_PAY_PAGE } from './hosts/mini-pages.ts'
import { answerTimeoutMs, type NativeMethod, nativePages, sinceVersion } from './hosts/native-methods.ts'

const docs = readFileSync(new URL('../../docs/bridge.md', import.meta.url), 'utf8')
/** The rows of a table whose first cell is code, cell by cell. */
const rows = docs
  .split('\n')
  .filter((line) => line.startsWith('| `'))
  .map((line) => line.split('|').map((cell) => cell.trim()))
const rowOf = (name: string) => rows.find(([, first]) => first === `\`${name}\``) ?? []

test('docs/bridge.md tells every method of a native app, from which version and how long it may take, and no other', () => {
  const methods = Object.keys(answerTimeoutMs) as NativeMethod[]
  for (const method of methods) {
    const [, , , , since, within, without] = rowOf(method)
    expect([since, within], method).toEqual([sinceVersion[method] ?? 'always', `${answerTimeoutMs[method] / 1000} s`])
    expect(without, method).not.toBe('')
  }
  const named = rows.map(([, first = '']) => first.replaceAll('`', ''))
  expect(named.sort()).toEqual([...methods, ...Object.keys(nativePages)].sort())
})

test('it tells the pages that apps have, since when, and the page that mini-programs must have', () => {
  for (const [name, { since }] of Object.entries(nativePages)) expect(rowOf(name)[3], name).toBe(since)
  expect(docs).toContain(`${MINI_PAY_PAGE}?order_ids=&out_trade_no=&pay_method=`)
})
