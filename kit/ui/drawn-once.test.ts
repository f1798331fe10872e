import { createElement, type ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { drawBy, drawnOnce } from './drawn-once.ts'

interface Names {
  names: readonly string[]
}

const Items = ({ names }: Names) => names.map((name) => createElement('li', { key: name, title: name }, name))
const partOf = () => drawnOnce<Names>('ul', { className: 'names', 'aria-label': '"a" & b' }, Items)

const drawn = vi.fn((part: ReactElement) => renderToString(part))
const forget = vi.fn()
const onServer = () => drawBy({ draw: drawn, forget })
afterEach(() => {
  drawBy(undefined)
  drawn.mockClear()
  forget.mockClear()
})

test('a part that the server keeps is, letter by letter, what a browser would draw', () => {
  const given = { names: ['<b>', '张&三', '"quoted"'] }
  const inBrowser = renderToString(createElement(partOf(), given))
  onServer()
  const Part = partOf()
  expect(renderToString(createElement(Part, given))).toBe(inBrowser)
  expect(renderToString(createElement(Part, given))).toBe(inBrowser)
})

test('the same data are drawn once, whoever brings them; others are drawn for themselves', () => {
  onServer()
  const Part = partOf()
  const draw = (...names: string[]) => renderToString(createElement(Part, { names }))
  draw('a', 'b')
  draw('a', 'b')
  expect(drawn).toHaveBeenCalledTimes(1)
  expect(draw('a,b')).toContain('>a,b</li>')
  expect(draw('b', 'a')).toContain('<li title="b">b</li><li title="a">a</li>')
  expect(drawn).toHaveBeenCalledTimes(3)
})

test('whoever brings ever other data fills no memory, and gets what he brought', () => {
  onServer()
  const Part = partOf()
  for (let at = 0; at < 500; at++)
    expect(renderToString(createElement(Part, { names: [`name ${at}`] }))).toContain(`>name ${at}</li>`)
  expect(forget.mock.calls.length).toBeGreaterThanOrEqual(450)
})

test('as many as are kept are drawn no more, however often they are shown', () => {
  onServer()
  const Part = partOf()
  for (let turn = 0; turn < 3; turn++)
    for (let at = 0; at < 50; at++) renderToString(createElement(Part, { names: [`name ${at}`] }))
  expect(drawn).toHaveBeenCalledTimes(50)
})
