import { expect, test } from 'vitest'
import type { ShareOptions } from '#kit/bridge/share-options.ts'
import { mayBeOffered, optionsOf, type PageToShare, sharedLink } from './options.ts'

const here: PageToShare = {
  address: 'https://yilu.example/unit/index?unit_id=7',
  title: '医院主页',
  usual: { desc: '预约挂号', imgUrl: '/pictures/icon.svg' },
}

test('a page is shared with title, description, link, picture, page and business type [X102]', () => {
  const shared = { title: '第一医院', desc: '三级甲等', imgUrl: '/p/7.svg', page: 'unit', business_type: 'unit' }
  expect(optionsOf(shared, here)).toEqual({
    title: '第一医院',
    desc: '三级甲等',
    page: 'unit',
    business_type: 'unit',
    link: 'https://yilu.example/unit/index?unit_id=7&fromshare=1',
    imgUrl: 'https://yilu.example/p/7.svg',
  })
  expect(optionsOf({}, here)).toEqual({
    title: '医院主页',
    desc: '预约挂号',
    page: '/unit/index',
    business_type: 'page',
    link: 'https://yilu.example/unit/index?unit_id=7&fromshare=1',
    imgUrl: 'https://yilu.example/pictures/icon.svg',
  })
})

test('what is shared may be another page than the one that is shown', () => {
  const { link, page } = optionsOf({ path: '/activity/bargainhelp?bargain_id=b1' }, here)
  expect([link, page]).toEqual([
    'https://yilu.example/activity/bargainhelp?bargain_id=b1&fromshare=1',
    '/activity/bargainhelp',
  ])
})

test('a description is cut after 50 characters, whole ones, and not before [X223] [X328]', () => {
  const descOf = (desc: string) => optionsOf({ desc }, here).desc
  expect([...descOf('医'.repeat(60))]).toHaveLength(50)
  expect([...descOf('医'.repeat(51))]).toHaveLength(50)
  expect(descOf('医'.repeat(50))).toBe('医'.repeat(50))
  expect(descOf('𠮷'.repeat(60))).toBe('𠮷'.repeat(50))
  expect(descOf('一行\n 另一行 ')).toBe('一行 另一行')
})

test('nobody gets a key, a task or the rest of somebody’s visit with a link', () => {
  const address =
    'https://yilu.example/a?id=1&user_key=K&code=C&momentKey=M&mtToken=T&jstoken=J&task_id=read&task_status=0&debug=9999&fromshare=0#top'
  expect(sharedLink(address)).toBe('https://yilu.example/a?id=1&fromshare=1')
})

const whole: ShareOptions = { title: '甲', desc: '乙', link: 'https://a.example', imgUrl: 'https://a.example/p.png' }
const without = (...names: (keyof ShareOptions)[]): ShareOptions => ({
  ...whole,
  ...Object.fromEntries(names.map((name) => [name, ''])),
})

test('without a title nothing is offered, with one it is [X221]', () => {
  expect(mayBeOffered(without('title'), 'patient-app')).toBe(false)
  expect(mayBeOffered({ ...whole, title: '  ' }, 'browser')).toBe(false)
  expect(mayBeOffered(without('desc', 'imgUrl'), 'patient-app')).toBe(true)
})

test('the doctor app is offered a page with title, details and image, and none that lacks one of them [X222]', () => {
  for (const missing of ['title', 'desc', 'imgUrl'] as const)
    expect([missing, mayBeOffered(without(missing), 'doctor-app')]).toEqual([missing, false])
  expect(mayBeOffered(whole, 'doctor-app')).toBe(true)
})
