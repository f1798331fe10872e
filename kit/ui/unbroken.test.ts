import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { unbroken } from './unbroken.tsx'

/** What is kept on one line of it. */
const kept = (words: string) =>
  [...renderToStaticMarkup(createElement('p', null, unbroken(words))).matchAll(/nowrap">([^<]*)</g)].map(
    ([, one]) => one,
  )

test('words without a date, an hour or a dot stay as they are', () => {
  expect(unbroken('挂号费全额退回')).toBe('挂号费全额退回')
  expect(unbroken(3)).toBe(3)
})

test('dates of both forms and hours are read as one', () => {
  expect(kept('12月3日 周四 20:00–20:30，改约到 2026-12-30')).toEqual(['12月3日 周四', '20:00–20:30', '2026-12-30'])
  expect(kept('2026-10 结算单')).toEqual(['2026-10'])
  expect(kept('2027年1月29日 周五 截止')).toEqual(['2027年1月29日 周五'])
})

test('from how much to how much, and the number of a standard, are read as one', () => {
  expect(kept('直飞 2–4 小时，见 WS/T 423-2022 附录')).toEqual(['2–4 小时', 'WS/T 423-2022'])
})

test('from how much on a coupon counts, and the number of a house, are read as one', () => {
  expect(kept('满 499 元可用')).toEqual(['满 499 元'])
  expect(kept('4555 人读过，3 个月内 12 人报名参加')).toEqual(['4555 人读过', '3 个月内', '12 人报'])
  expect(kept('口腔科（示范）一诊室')).toEqual(['（示范）'])
  expect(kept('南山区南枝路263号')).toEqual(['263号'])
})

test('a dot between two facts stays with what stands before it, be it a date', () => {
  expect(kept('曾浩然 · 付清岚 · 2026-10-02 · 初诊')).toEqual(['曾浩然 ·', '付清岚 ·', '2026-10-02 ·'])
  expect(kept('深圳沐风人民医院 · 初诊')).toEqual(['人民医院 ·'])
})

test('not a letter is added or lost', () => {
  const said = '女 · 42 岁 · 9999**********2568，2026-10-02 08:00'
  expect(renderToStaticMarkup(createElement('p', null, unbroken(said))).replaceAll(/<[^>]*>/g, '')).toBe(said)
})
