import { expect, test } from 'vitest'
import { faultIn } from './rules.ts'

test.each(['入职先交押金 500 元', '报名费 50 元', '仅限女性', '男士优先', '35 岁以下', '未婚'])(
  '%s may not be said',
  (words) => {
    expect(faultIn(words)).toBeTypeOf('string')
  },
)

test('what the work needs may be said', () => {
  expect(faultIn('有护士执业证，能上夜班。简历发到医院邮箱，不收任何费用。')).toBeUndefined()
})
