import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { instantAt } from '#kit/time/day.ts'
import { NetworkDown, RefusedError } from '#kit/wire/errors.ts'
import { DownloadBanner } from './download-banner.tsx'
import { findPlan, isClosed, keepClosed, mayStandAt, type Plan, reportMark } from './visit-store.ts'

const plan: Plan = {
  id: 1,
  plan_name: '计划',
  tip_msg: '提示在此',
  btn_name: '打开它',
  download_url: '',
  is_index: 0,
  status: 1,
  methods: [{ jump_method: 2 }],
}

const store = () => {
  const kept = new Map<string, string>()
  return {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  }
}

const server = (answer: () => Promise<Plan> = async () => plan) => {
  const asked: string[] = []
  const callApi = (pageUrl: string) => {
    asked.push(pageUrl)
    return answer()
  }
  return { asked, callApi }
}

test('the plan is fetched in channels 16 and 23 and in no other [X156]', async () => {
  const { asked, callApi } = server()
  const found = []
  for (const channel of [16, 23, 24, 20, 0])
    found.push(await findPlan({ channel, path: `/${channel}`, visitType: 2, kept: store(), callApi }))
  expect(asked).toEqual(['/16', '/23'])
  expect(found).toEqual([plan, plan, null, null, null])
})

test('a path that is opened twice normally and once from a share is asked for twice [X155]', async () => {
  const { asked, callApi } = server()
  const here = { channel: 16, path: '/p', kept: store(), callApi }
  for (const visitType of [2, 2, 1] as const) expect(await findPlan({ ...here, visitType })).toEqual(plan)
  expect(asked).toEqual(['/p', '/p'])
})

test('who goes back is shown the plan that is kept, and nothing is asked', async () => {
  const { asked, callApi } = server()
  const here = { channel: 16, path: '/p', visitType: 2, kept: store(), callApi } as const
  expect(await findPlan({ ...here, isBack: true })).toBeNull()
  expect(asked).toEqual([])
  await findPlan(here)
  expect(await findPlan({ ...here, isBack: true })).toEqual(plan)
  expect(asked).toHaveLength(1)
})

test('a result_code that is not 1 is no banner, no error, and not asked for again [X282]', async () => {
  const { asked, callApi } = server(async () => {
    throw new RefusedError({ reason: 'no-plan', words: '' })
  })
  const here = { channel: 16, path: '/p', visitType: 2, kept: store(), callApi } as const
  expect([await findPlan(here), await findPlan(here)]).toEqual([null, null])
  expect(asked).toHaveLength(1)
})

test('where no answer came there is no banner, and the next page asks again', async () => {
  const { asked, callApi } = server(async () => {
    throw new NetworkDown()
  })
  const here = { channel: 16, path: '/p', visitType: 2, kept: store(), callApi } as const
  expect([await findPlan(here), await findPlan(here)]).toEqual([null, null])
  expect(asked).toHaveLength(2)
})

test('a hospital whose own plan is off has no banner on its pages; elsewhere, and where nobody could say, it stands', async () => {
  const plans = (status: number) => async () => [{ ...plan, status }, plan]
  expect(await mayStandAt(7, 2, plans(0))).toBe(false)
  expect(await mayStandAt(7, 2, plans(1))).toBe(true)
  expect(await mayStandAt(7, 1, plans(1))).toBe(false)
  expect(await mayStandAt(undefined, 2, plans(0))).toBe(true)
  expect(await mayStandAt(7, 2, async () => [])).toBe(true)
  expect(await mayStandAt(7, 2, () => Promise.reject(new NetworkDown()))).toBe(true)
})

test('closed on a normal visit it is hidden until midnight in Shanghai [X153] [X315]', () => {
  const local = store()
  const isHidden = (day: string, time: string) => isClosed(2, local, instantAt(day, time))
  expect(isHidden('2026-11-23', '15:00')).toBe(false)
  keepClosed(2, local, instantAt('2026-11-23', '15:00'))
  expect([isHidden('2026-11-23', '23:59'), isHidden('2026-11-24', '00:01')]).toEqual([true, false])
})

test('closed on a share visit it comes again with the next page, whatever was closed before [X154]', () => {
  const local = store()
  const now = instantAt('2026-11-23', '15:00')
  keepClosed(1, local, now)
  expect([isClosed(1, local, now), isClosed(2, local, now)]).toEqual([false, false])
  keepClosed(2, local, now)
  expect(isClosed(1, local, now)).toBe(false)
})

test('ex is told once; where no answer came it is told later [X063]', async () => {
  const session = store()
  session.setItem('ex', 'abc')
  const told: string[] = []
  await reportMark(session, async () => {
    throw new NetworkDown()
  })
  const tell = async (ex: string) => void told.push(ex)
  await reportMark(session, tell)
  await reportMark(session, tell)
  expect(told).toEqual(['abc'])
})

const markup = (is_index: number) => {
  const banner = createElement(DownloadBanner, { plan: { ...plan, is_index }, to: '/app/download', onClose: () => {} })
  const router = createMemoryRouter([{ path: '/', element: banner }])
  return renderToStaticMarkup(createElement(RouterProvider, { router }))
}

test('the banner shows close, logo, title, the plan’s tip and its button [X080]', () => {
  for (const part of ['aria-label="关闭"', '<svg', '医路', '提示在此', '打开它']) expect(markup(0)).toContain(part)
})

test('the way home is there only for a plan with is_index [X081]', () => {
  expect(markup(1)).toContain('回到首页')
  expect(markup(0)).not.toContain('回到首页')
})
