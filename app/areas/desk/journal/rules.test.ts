import { expect, test } from 'vitest'
import { whatFor } from './rules.ts'

test('what money is for is said once where purpose and title are the same', () => {
  expect(whatFor({ purpose_name: '挂号', title: '挂号费' })).toBe('挂号 · 挂号费')
  expect(whatFor({ purpose_name: '商城订单', title: '商城订单' })).toBe('商城订单')
  expect(whatFor({ purpose_name: '', title: '' })).toBe('')
})
