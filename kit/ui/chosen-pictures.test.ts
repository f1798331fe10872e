import { expect, test } from 'vitest'
import {
  type ChosenPicture,
  picturesValue,
  spokenState,
  takeFitting,
  tooManyWords,
  withChange,
} from './chosen-pictures.ts'

const picture = (id: number, more: Partial<ChosenPicture> = {}): ChosenPicture => ({
  id,
  file: new Blob(),
  preview: '',
  state: 'waiting',
  sent: 0,
  ...more,
})

test('more than there is room for is too many, and says how many there may be [X210] [X280]', () => {
  expect(takeFitting([1, 2, 3, 4], 0, 3)).toEqual({ taken: [1, 2, 3], tooMany: true })
  expect([tooManyWords(3), tooManyWords(9)]).toEqual(['最多上传3张', '最多上传9张'])
})

test('only as many are taken as slots remain [X211]', () => {
  expect(takeFitting(['a', 'b', 'c'], 2, 3)).toEqual({ taken: ['a'], tooMany: true })
  expect(takeFitting(['a'], 3, 3)).toEqual({ taken: [], tooMany: true })
  expect(takeFitting(['a'], 2, 3)).toEqual({ taken: ['a'], tooMany: false })
})

test('only what the server took counts, in the order in which it was chosen [X212]', () => {
  const pictures = [picture(1, { state: 'done', url: '/a' }), picture(2, { state: 'failed', words: 'too big' })]
  expect(picturesValue(pictures)).toEqual({ urls: ['/a'], isBusy: false, hasFailed: true })
  expect(picturesValue([...pictures, picture(3)])).toMatchObject({ urls: ['/a'], isBusy: true })
})

test('an answer for a picture that was removed meanwhile brings it not back', () => {
  expect(withChange([picture(1)], 2, { state: 'done', url: '/b' })).toEqual([picture(1)])
  expect(withChange([picture(1), picture(2)], 2, { sent: 0.5 })[1]?.sent).toBe(0.5)
})

test('each state is said', () => {
  expect(spokenState(picture(1, { state: 'sending', sent: 0.456 }), 1)).toBe('第 1 张图片，正在上传 46%')
  expect(spokenState(picture(1, { state: 'failed', words: '太大了' }), 2)).toBe('第 2 张图片，没有上传：太大了')
})
