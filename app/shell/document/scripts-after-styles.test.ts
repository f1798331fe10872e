import { expect, test } from 'vitest'
import { scriptsAfterStyles } from './scripts-after-styles.ts'

const head = '<link rel="stylesheet" href="/a.css"/>'
const preloads = '<link rel="modulepreload" href="/a.js" nonce="N"/><link rel="modulepreload" href="/b.js"/>'
const context = '<script nonce="N">window.__reactRouterContext = {};</script>'

test('the scripts of a page are asked for by its first script after the content, in their order', () => {
  const page = scriptsAfterStyles(`<head>${preloads}${head}</head><body><p>text</p>${context}</body>`)
  expect(page).toContain(`<head>${head}</head><body><p>text</p><script nonce="N">for(const href of ["/a.js","/b.js"])`)
  expect(page).toContain(';window.__reactRouterContext = {};</script></body>')
  expect(page).not.toContain('<link rel="modulepreload"')
})

test('a text that says the same as the first script stays what it is', () => {
  const text = '<p>window.__reactRouterContext = 1</p>'
  const page = scriptsAfterStyles(`<head>${preloads}</head><body>${text}${context}</body>`)
  expect(page).toContain(`<body>${text}<script nonce="N">for(const href of ["/a.js","/b.js"])`)
})

test('a page that would lose its scripts keeps them where they are', () => {
  const page = `<head>${preloads}${head}</head><body><p>text</p></body>`
  expect(scriptsAfterStyles(page)).toBe(page)
})
