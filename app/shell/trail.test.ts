import { expect, test } from 'vitest'
import { carryToSignIn } from '#kit/wire/browser/carried.ts'
import { signInAddress } from '#kit/wire/browser/way-back.ts'
import { isFromIh, keepTrail, sourceOf, type TrailStore } from './trail.ts'

const browser = () => {
  const session = new Map<string, string>()
  const cookies = new Map<string, string>()
  const carried = new Map<string, string>()
  const store: TrailStore = {
    session: { getItem: (name) => session.get(name) ?? null, setItem: (name, value) => void session.set(name, value) },
    cookies: () => [...cookies].map(([name, value]) => `${name}_v2=${btoa(value)}`).join('; '),
    keepCookie: (name, value) => void cookies.set(name, value),
    carry: (name, value) => void carried.set(name, value),
  }
  return { session, cookies, carried, store, open: (search: string) => keepTrail(new URLSearchParams(search), store) }
}

test('nykj_cid is kept for the visit and goes along to the sign-in page [X062]', () => {
  const { open, session, carried } = browser()
  open('?nykj_cid=77')
  expect([session.get('nykj_cid'), carried.get('nykj_cid')]).toEqual(['77', '77'])
  carried.clear()
  open('')
  expect(carried.get('nykj_cid')).toBe('77')
  open('?nykj_cid=78')
  expect(carried.get('nykj_cid')).toBe('78')
})

test('whoever is sent to sign in takes the tracking parameter with the way back; staff do not [X044] [X062]', () => {
  expect(signInAddress('/a?b=1')).toBe('/user/login?redirect_url=%2Fa%3Fb%3D1')
  carryToSignIn('nykj_cid', '5')
  expect(signInAddress('/a?b=1')).toBe('/user/login?redirect_url=%2Fa%3Fb%3D1&nykj_cid=5')
  expect(signInAddress('/desk', 'staff')).not.toContain('nykj_cid')
})

test('busi_source is remembered in session and cookie; ih counts as the special source [X067]', () => {
  const { open, session, cookies, store } = browser()
  expect(isFromIh(store)).toBe(false)
  open('?busi_source=ih')
  open('')
  expect([session.get('busi_source'), cookies.get('busi_source'), isFromIh(store)]).toEqual(['ih', 'ih', true])
  session.clear()
  expect([sourceOf(store), isFromIh(store)]).toEqual(['ih', true])
  open('?busi_source=other')
  expect([sourceOf(store), isFromIh(store)]).toEqual(['other', false])
})

test('what is no plain word is not kept: neither cookie nor address can be broken by it', () => {
  const { open, session, cookies, carried } = browser()
  open('?nykj_cid=1%3B2&busi_source=%E4%B8%AD&ex=')
  expect([session.size, cookies.size, carried.size]).toEqual([0, 0, 0])
})

test('where the host refuses storage, nothing fails', () => {
  const { store } = browser()
  const without = { ...store, session: undefined }
  keepTrail(new URLSearchParams('?ex=a&nykj_cid=1&busi_source=ih'), without)
  expect(isFromIh(without)).toBe(true)
})

test('which click on an advert led here is kept for the visit; what is no code is not', () => {
  const { open, session } = browser()
  open('?account_id=a-1&click_id=c.2')
  open('?click_id=two words')
  expect([session.get('account_id'), session.get('click_id')]).toEqual(['a-1', 'c.2'])
})
