import { expect, test } from 'vitest'
import { ANSWER_LENGTH, lookedFor, phrasesWith, withPhrase } from './rules.ts'

test('a stroke at the beginning of one line looks for a phrase, anything else is an answer', () => {
  expect(['/补打', '/', '1/2 片', '/a\n/b', ''].map(lookedFor)).toEqual(['补打', '', undefined, undefined, undefined])
})

test('titles are found before what phrases say, whatever the case of letters', () => {
  const [hello, sms, code] = [
    { title: '问好', content: '您好' },
    { title: '收不到 SMS', content: '请看看是不是被拦截了' },
    { title: '验证码', content: 'sms 会在一分钟内到' },
  ]
  expect(phrasesWith('sms', [code, hello, sms])).toEqual([sms, code])
  expect(phrasesWith('', [code, hello])).toEqual([code, hello])
})

test('a phrase takes the place of what looked for it, and stands under what was written', () => {
  expect(withPhrase('/问', '您好')).toBe('您好')
  expect(withPhrase('请稍等。\n', '您好')).toBe('请稍等。\n您好')
  expect(withPhrase('好', '长'.repeat(ANSWER_LENGTH))).toHaveLength(ANSWER_LENGTH)
})
