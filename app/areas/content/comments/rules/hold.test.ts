import { expect, test } from 'vitest'
import { type DiscussionRules, drugStem, isOffering, type NewWords, usualRules, whyHeld } from './hold.ts'

const open: DiscussionRules = {
  holdsAll: false,
  firstCount: 0,
  youngDays: 0,
  burstCount: 0,
  holdsLinks: false,
  holdsPrices: false,
  words: [],
}
const said: NewWords = {
  content: '写得很清楚',
  shownBefore: 9,
  accountDays: 400,
  writtenNow: 1,
  isSpelt: false,
  isNaming: false,
}

test.each<[string, Partial<DiscussionRules>, Partial<NewWords>, string | undefined]>([
  ['everything', { holdsAll: true }, {}, 'all'],
  ['nothing', {}, { content: '看 abc.cc，林主任 200 元', shownBefore: 0, accountDays: 0, writtenNow: 10 }, undefined],
  ['a word that is spelt with spaces', { words: ['代购'] }, { content: '可以代　购' }, 'words'],
  ['a word of one line in another', { words: ['代购'] }, { content: '可以代\n购' }, 'words'],
  ['a link', { holdsLinks: true }, { content: '看 abc 点 cc' }, 'links'],
  ['a doctor beside a price', { holdsPrices: true }, { content: '林主任 200 元就能看' }, 'price'],
  ['a medicine beside a price', { holdsPrices: true }, { content: '这个胶囊 ￥35' }, 'price'],
  ['a name of ours beside a price', { holdsPrices: true }, { content: '周禾 200 元', isNaming: true }, 'price'],
  ['a name of ours alone', { holdsPrices: true }, { content: '周禾讲得真好', isNaming: true }, undefined],
  ['a doctor beside a number', { holdsPrices: true }, { content: '找林医生 一三八〇零零零零零零幺' }, 'price'],
  ['a word that is only heard', { words: ['代购'] }, { content: '代 gou', isSpelt: true }, 'words'],
  ['a price alone', { holdsPrices: true }, { content: '停车 5 元' }, undefined],
  ['a doctor alone', { holdsPrices: true }, { content: '谢谢林医生' }, undefined],
  ['the fourth in ten minutes', { burstCount: 3 }, { writtenNow: 4 }, 'burst'],
  ['the third in ten minutes', { burstCount: 3 }, { writtenNow: 3 }, undefined],
  ['an account of six days', { youngDays: 7 }, { accountDays: 6 }, 'young'],
  ['an account of seven days', { youngDays: 7 }, { accountDays: 7 }, undefined],
  ['the third of somebody', { firstCount: 3 }, { shownBefore: 2 }, 'first'],
  ['the fourth of somebody', { firstCount: 3 }, { shownBefore: 3 }, undefined],
])('of %s the rules say so', (_, rules, more, why) => {
  expect(whyHeld({ ...open, ...rules }, { ...said, ...more })).toBe(why)
})

test('without rules of their own a hospital holds everything beside health knowledge', () => {
  expect(whyHeld(usualRules, said)).toBe('all')
})

test.each([
  '200 元',
  '二百块',
  '￥35',
  '打 139-0000-0000',
  '幺三八oo零零零零零一',
  '电话 0755 8123 4567',
  '４００－８８８－００００',
])('%s is said as who sells says it', (content) => expect(isOffering(content)).toBe(true))

test.each(['吃了 30 天', '2026-11-29 复查', '血压 135/85', '第一次来，三分钟就看完了', '一二三四五，上山打老虎'])(
  '%s is not',
  (content) => expect(isOffering(content)).toBe(false),
)

test.each([
  ['布洛芬缓释胶囊', '布洛芬'],
  ['复方感冒灵颗粒', '感冒灵'],
  ['人工泪液滴眼液', '人工泪液'],
  ['铝碳酸镁咀嚼片', '铝碳酸镁'],
  ['莫匹罗星软膏（5g）', '莫匹罗星'],
  ['药片', ''],
])('%s is called %s', (name, stem) => expect(drugStem(name)).toBe(stem))
