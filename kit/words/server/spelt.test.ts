import { expect, test } from 'vitest'
import { speltIn } from './spelt.ts'

const words = ['微信', '代购', '黄牛', '药', 'vx', '加V信']

test.each([
  ['jia wei xin', '微信'],
  ['JiaWeiXin 聊', '微信'],
  ['w e i xin', '微信'],
  ['w.e.i-x.i.n', '微信'],
  ['ｗｅｉ　ｘｉｎ', '微信'],
  ['we\u200bixin', '微信'],
  ['加薇信', '微信'],
  ['加徽信', undefined],
  ['薇 xin 联系', '微信'],
  ['wei信', '微信'],
  ['可以代gou', '代购'],
  ['可以 dai 购', '代购'],
  ['找 huang niu 就行', '黄牛'],
  ['加v芯', '加V信'],
])('%s says %s', async (text, word) => {
  expect(await speltIn(words, text)).toEqual(word === undefined ? [] : [word])
})

test.each([
  '出门带狗，回来洗手',
  '这位老师很有威信',
  '说的都是违心的话',
  '他坚信科学，为新药高兴',
  '要注意腰，别摇头',
  'the weixinger and badaigouz',
  'Shanghai 的医院在排队',
  '',
])('%s says none of them', async (text) => {
  expect(await speltIn(words, text)).toEqual([])
})

test('a list of nothing that can be heard loads and finds nothing', async () => {
  expect(await speltIn(['药', 'vx', ''], 'yao v x')).toEqual([])
})
