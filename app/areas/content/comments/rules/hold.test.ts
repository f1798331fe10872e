import { expect, test } from 'vitest'
import { type DiscussionRules, type NewWords, usualRules, whyHeld } from './hold.ts'

const open: DiscussionRules = {
  holdsAll: false,
  firstCount: 0,
  youngDays: 0,
  burstCount: 0,
  holdsLinks: false,
  holdsPrices: false,
  words: [],
}
const said: NewWords = { content: '写得很清楚', shownBefore: 9, accountDays: 400, writtenNow: 1 }

test.each<[string, Partial<DiscussionRules>, Partial<NewWords>, string | undefined]>([
  ['everything', { holdsAll: true }, {}, 'all'],
  ['nothing', {}, { content: '看 abc.cc，林主任 200 元', shownBefore: 0, accountDays: 0, writtenNow: 10 }, undefined],
  ['a word that is spelt with spaces', { words: ['代购'] }, { content: '可以代　购' }, 'words'],
  ['a word of one line in another', { words: ['代购'] }, { content: '可以代\n购' }, 'words'],
  ['a link', { holdsLinks: true }, { content: '看 abc 点 cc' }, 'links'],
  ['a doctor beside a price', { holdsPrices: true }, { content: '林主任 200 元就能看' }, 'price'],
  ['a medicine beside a price', { holdsPrices: true }, { content: '这个胶囊 ￥35' }, 'price'],
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
