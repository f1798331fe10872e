import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import type { CallSpec } from '#kit/wire/call.ts'
import type { Loading } from '#kit/wire/load.ts'
import { searchAd, searchComplex, searchSingle } from '../contract.ts'
import { loadSearch } from './load-search.ts'
import { NothingFound } from './nothing-found.tsx'

const advert = { id: 1, title: '问问附近的医生', link: '/doctor/index', is_paid: 1 }

/** A search that finds so much, and what was asked on the way. */
const search = async (total: number, more: string) => {
  const asked: { call: CallSpec; input: object }[] = []
  const callApi = async (call: CallSpec, input: object) => {
    asked.push({ call, input })
    if (call === searchAd) return { list: [advert] }
    return call === searchComplex || call === searchSingle ? { total, keyword: '头疼', list: [] } : { list: [] }
  }
  const query = new URLSearchParams(`keyword=头疼${more}`)
  const shown = await loadSearch({ callApi, query, params: {}, city: undefined } as unknown as Loading)
  return { asked: asked.filter(({ call }) => call === searchAd), shown }
}

test('an empty result asks for the advert of the bottom, of all kinds and of one, and a result with hits asks for none [X179]', async () => {
  for (const more of ['', '&type=doctor']) {
    expect((await search(3, more)).asked).toEqual([])
    const { asked, shown } = await search(0, more)
    expect(asked).toEqual([{ call: searchAd, input: { keyword: '头疼', location: 'bottom' } }])
    expect(shown).toMatchObject({ adverts: [advert] })
  }
})

test('the advert stands below everything else, says what it is, and is not in the elder version [X179]', () => {
  const element = createElement(NothingFound, { keyword: '头疼', adverts: [advert] as never })
  const router = createMemoryRouter([{ path: '/', element }])
  const html = renderToStaticMarkup(createElement(RouterProvider, { router }))
  expect(html.indexOf(advert.title)).toBeGreaterThan(html.indexOf('在线问医生'))
  expect(html).toContain('广告')
  expect(html).toMatch(/<a[^>]*data-no-elder/)
})
