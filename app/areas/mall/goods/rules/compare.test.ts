import { expect, test } from 'vitest'
import { compareContents, comparedIn, contentsOf } from './compare.ts'

test.each([
  ['', []],
  ['goods_ids=', []],
  ['goods_ids=a,-1,0,1.5,9999999999999999', []],
  ['goods_ids=3,3,4', [3, 4]],
  ['goods_ids=1,2,3,4', [1, 2, 3]],
])('of the address %s these are compared: %j', (query, ids) => {
  expect(comparedIn(new URLSearchParams(query))).toEqual(ids)
})

test('what is in a package is read from what it says of its contents, one by one, and from nothing else', () => {
  const parts = [
    { title: '包含项目', lines: ['一般检查：身高、体重', '血常规、尿常规，肝功能。', '身高'] },
    { title: '检前须知', lines: ['前一晚 22 点后禁食，清晨空腹抽血。'] },
  ]
  expect(contentsOf(parts)).toEqual(['身高', '体重', '血常规', '尿常规', '肝功能'])
  expect(contentsOf([])).toEqual([])
})

test('what is in all packages stands apart from what tells them apart', () => {
  expect(
    compareContents([
      ['心电图', '胃镜', '血脂'],
      ['心电图', '血脂'],
      ['心电图', '骨密度'],
    ]),
  ).toEqual({
    inAll: ['心电图'],
    apart: [
      { name: '血脂', isIn: [true, true, false] },
      { name: '胃镜', isIn: [true, false, false] },
      { name: '骨密度', isIn: [false, false, true] },
    ],
  })
  expect(compareContents([['心电图']]).inAll).toEqual([])
})
