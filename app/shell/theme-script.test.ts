import vm from 'node:vm'
import { expect, test } from 'vitest'
import { themeColours } from '#kit/ui/theme-colours.ts'
import { themeScript } from './theme-script.ts'

/** Runs the printed text in a world that holds nothing but what a browser gives it before any module. */
function paint(address: string, cookies = '', theme?: string, { isOld = false } = {}) {
  const world = {
    sheets: [] as string[],
    elder: undefined as boolean | undefined,
    replaced: undefined as string | undefined,
    written: [] as string[],
    own: {} as Record<string, string>,
  }
  const document = {
    documentElement: {
      dataset: { theme },
      toggleAttribute: (_name: string, on: boolean) => (world.elder = on),
      style: { setProperty: (name: string, value: string) => (world.own[name] = value) },
    },
    adoptedStyleSheets: [],
    get cookie() {
      return cookies
    },
    set cookie(text: string) {
      world.written.push(text)
    },
  }
  class CSSStyleSheet {
    constructor() {
      if (isOld) throw new TypeError('Illegal constructor')
    }
    replaceSync(css: string) {
      world.sheets.push(css)
    }
  }
  const history = {
    state: null,
    replaceState: (_state: unknown, _title: string, to: URL) => (world.replaced = to.href),
  }
  const matchMedia = () => ({ matches: true })
  const given = { document, history, location: { href: address }, URL, CSSStyleSheet, atob, btoa, matchMedia }
  vm.runInNewContext(themeScript, given)
  return world
}

test('without a theme and without cookies nothing is touched', () => {
  expect(paint('https://a.example/x?b=1')).toEqual({
    sheets: [],
    elder: undefined,
    replaced: undefined,
    written: [],
    own: {},
  })
})

test('something that is no colour paints nothing, and leaves the address all the same', () => {
  const world = paint('https://a.example/x?theme=red;}&b=1')
  expect(world.sheets).toEqual([])
  expect(world.replaced).toBe('https://a.example/x?b=1')
})

test.each(['3e82f4', '%233E82F4', '3e82f4ff'])(
  'the theme %s of the address is painted, kept and taken out of the address',
  (asked) => {
    const world = paint(`https://a.example/x?theme=${asked}&b=1`)
    expect(world.replaced).toBe('https://a.example/x?b=1')
    expect(world.written[0]).toContain(`theme_v2=${btoa('3e82f4')};`)
    const [light = '', dark = ''] = (world.sheets[0] ?? '').split('@media(prefers-color-scheme:dark)')
    for (const pair of Object.entries(themeColours('#3e82f4', 'light'))) expect(light).toContain(pair.join(':'))
    for (const pair of Object.entries(themeColours('#3e82f4', 'dark'))) expect(dark).toContain(pair.join(':'))
  },
)

test('a theme of three digits is doubled', () => {
  expect(paint('https://a.example/?theme=1c6').sheets[0]).toContain('--color-theme:#11cc66')
})

test('the cookies of an earlier page bring back theme and elder version', () => {
  const world = paint('https://a.example/', `city_v2=NQ==; elder_v2=${btoa('1')}; theme_v2=${btoa('3e82f4')}`)
  expect(world.elder).toBe(true)
  expect(world.sheets[0]).toContain('--color-theme:#3e82f4')
  expect(paint('https://a.example/', `elder_v2=${btoa('0')}`).elder).toBe(false)
})

test('a page with a theme of its own is painted in it for as long as it is shown, unless the address asks for another', () => {
  const earlier = `theme_v2=${btoa('18cf62')}`
  const own = paint('https://a.example/', earlier, '#3e82f4')
  expect(own.sheets[0]).toContain('--color-theme:#3e82f4')
  expect(own.sheets[0]).toMatch(/^:root\[data-theme\]\{/)
  expect(own.written).toEqual([])
  expect(paint('https://a.example/?theme=1c6', earlier, '#3e82f4').sheets[0]).toContain('--color-theme:#11cc66')
})

test('where sheets cannot be made by scripts the colours stand on the element, in the scheme that is on', () => {
  expect(paint('https://a.example/?theme=3e82f4', '', undefined, { isOld: true })).toMatchObject({
    sheets: [],
    own: themeColours('#3e82f4', 'dark'),
  })
})

test('a cookie that a host app wrote plainly counts too', () => {
  expect(paint('https://a.example/', 'elder=1').elder).toBe(true)
})
