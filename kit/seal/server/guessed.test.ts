import { expect, test } from 'vitest'
import { isGuessed } from './guessed.ts'

const words = ['hospital', '医院', 'nurse']

test.each(['password123', 'PASSWORD123', '1q2w3e4r5t', 'qwertyuiop', 'Password2024!', 'ｐａｓｓｗｏｒｄ１２３'])(
  '%s is guessed',
  async (password) => expect(await isGuessed(password, words)).toBe(true),
)

test.each(['hospital2026', '医院医院123456', 'Nurse-hospital1'])(
  '%s is made of our own words, and guessed',
  async (password) => expect(await isGuessed(password, words)).toBe(true),
)

test.each([
  'correct horse battery',
  '门诊楼三层的钥匙在2号柜',
  'lamp on the hospital hill',
  'everybody has 1 here',
  '83920471562',
])('%s is not', async (password) => expect(await isGuessed(password, words)).toBe(false))
