import { expect, test } from 'vitest'
import { fitting, nameList } from './fits.ts'

const list = nameList([
  { names: ['高血压', '血压高'] },
  { names: ['腹痛', '肚子痛', '肚子疼'] },
  { names: ['腹泻', '拉肚子', '拉稀'] },
  { names: ['小儿腹泻', '宝宝拉肚子'] },
  { names: ['发热', '发烧'] },
  { names: ['小儿发热', '孩子发烧'] },
  { names: ['咳嗽', '咳'] },
  { names: ['HPV感染', '人乳头瘤病毒'] },
  { names: ['深圳沐风人民医院东院区'] },
])
const found = async (typed: string) => (await fitting(typed, list)).map(({ names }) => names[0])

test.each(['', '  ', '…', '骨', '%', '_', 'x', 'zzz', '。。'])('%j means nothing of it', async (typed) => {
  expect(await found(typed)).toEqual([])
})

test.each([
  // What it is called, what begins so, what has it inside.
  ['发热', ['发热', '小儿发热']],
  ['血压', ['高血压']],
  ['ＨＰＶ', ['HPV感染']],
  // Several words, of one name and of several.
  ['沐风 东院', ['深圳沐风人民医院东院区']],
  ['肚子疼 拉肚子', ['腹痛', '腹泻']],
  // A sentence: the longest name first.
  ['孩子发烧咳嗽', ['小儿发热', '咳嗽', '发热']],
  ['一直拉肚子怎么办', ['腹泻']],
  // Pinyin, run together and apart, from within, and its initials.
  ['gaoxueya', ['高血压']],
  ['fa shao', ['发热', '小儿发热']],
  ['xueya', ['高血压']],
  ['gxy', ['高血压']],
  ['mufeng', ['深圳沐风人民医院东院区']],
  // One character is wrong.
  ['高血丫', ['高血压']],
])('%j means %j', async (typed, names) => {
  expect(await found(typed)).toEqual(names)
})

test('what is not asked about neither fits nor keeps what is alike away', async () => {
  const isChild = ({ names: [name = ''] }: { names: readonly string[] }) => name.startsWith('小儿')
  const among = async (typed: string) => (await fitting(typed, list, isChild)).map(({ names }) => names[0])
  expect(await among('fa shao')).toEqual(['小儿发热'])
  expect(await among('儿腹痛')).toEqual(['小儿腹泻'])
})

test('a list that is made anew is typed as the one before', async () => {
  const again = nameList([{ names: ['高血压'] }, { names: ['肾结石'] }])
  const typed = await Promise.all(['gxy', 'shenjieshi'].map((letters) => fitting(letters, again)))
  expect(typed.map(([one]) => one?.names[0])).toEqual(['高血压', '肾结石'])
})
