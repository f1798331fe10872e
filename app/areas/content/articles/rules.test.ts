import { expect, test } from 'vitest'
import { type Block, FEWEST_CHARACTERS, faultIn, faultWords, minutesOf, picturesIn, sourceTips } from './rules.ts'

const long = '每天走路三十分钟，少吃一点盐，按时量血压，有不舒服就来医院。'.repeat(5)
const article = (text: string) => ({
  title: '一个题目',
  summary: '',
  blocks: [{ type: 'paragraph', text: `${long}${text}` }] as Block[],
})

test.each([
  '加我微信 abc12345',
  '微信：wxid_88123',
  '打 138-1234-5678 找我',
  '１３８１２３４５６７８',
  '电话 0755-82345678',
  '客服 400 820 8820',
  '看 https://a.example/x',
  'www.example.com',
  '扫码进群',
  '淘宝同款',
  '点这里下单',
])('a way to reach or to buy from somebody is refused: %s', (text) => {
  expect(faultIn(article(text))).toBe('contact-inside')
})

test.each(['包治百病', '一次根治', '100% 有效', '药到病除'])('a promise of a cure is refused: %s', (text) => {
  expect(faultIn(article(text))).toBe('promise-inside')
})

test.each([
  '血压 120-139/80-89 毫米汞柱，空腹血糖 3.9-6.1，餐后 7.8-11.1',
  '每天 500-800 毫升，分 3-4 次，连续 14 天',
  '2026-11-23 至 2027-01-31 之间复查，急症拨打 120',
  '微信上很多说法并不可靠',
])('numbers and words of medicine are no way to reach anybody: %s', (text) => {
  expect(faultIn(article(text))).toBeUndefined()
})

test('it is looked for in the title, in lists and under pictures too', () => {
  const hidden: Block[] = [
    { type: 'list', items: [long, '加微信'] },
    { type: 'picture', image: '/a.svg', caption: '扫码' },
  ]
  for (const block of hidden)
    expect(faultIn({ ...article(''), blocks: [...article('').blocks, block] })).toBe('contact-inside')
  expect(faultIn({ ...article(''), title: '微信: abcde1' })).toBe('contact-inside')
})

test('a few words are no article yet, and each fault is said in words', () => {
  const short = 'x'.repeat(FEWEST_CHARACTERS - 1)
  expect(faultIn({ title: '', summary: '', blocks: [{ type: 'paragraph', text: short }] })).toBe('too-short')
  expect(faultWords['too-short']).toContain(String(FEWEST_CHARACTERS))
})

test('pictures are told in order, minutes by the words, and never none', () => {
  const pictures: Block[] = ['/b.jpg', '/a.jpg'].map((image) => ({ type: 'picture', image, caption: '' }))
  expect(picturesIn([...pictures, { type: 'heading', text: '完' }])).toEqual(['/b.jpg', '/a.jpg'])
  expect([minutesOf([]), minutesOf([{ type: 'paragraph', text: '字'.repeat(1_000) }])]).toEqual([1, 3])
})

test('whose words they are is never left open [X119]', () => {
  expect([sourceTips('original', ''), sourceTips('reposted', '科普周刊')]).toEqual(['医生原创', '转载自科普周刊'])
})
