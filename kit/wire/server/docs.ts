import { hash } from 'node:crypto'
import { audienceOf } from '../audience.ts'
import type { CallSpec } from '../call.ts'
import type { DescribedRoom } from './openapi/document.ts'

const STYLE = `body{font:15px/1.5 system-ui;max-width:60rem;margin:2rem auto;padding:0 1rem;color:#1b2420}
h2{margin:2rem 0 .5rem}dt{font-family:ui-monospace,monospace;margin-top:.8rem}dd{margin:0;color:#4a5650}b{display:inline-block;width:4.5rem}
@media(prefers-color-scheme:dark){body{background:#121614;color:#e4eae7}dd{color:#a9b5af}}`

/** What the page may do: show its own style, and nothing else. */
export const DOCS_POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${hash('sha256', STYLE, 'base64')}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

/** A page that lists every call for people; the whole description is `openapi.json`. */
export const answerDocs = (rooms: readonly DescribedRoom[]): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Yilu calls</title>
<style>${STYLE}</style></head><body>
<h1>Calls</h1><p>Below <code>/api</code>, with or without <code>.html</code>. Schemas: <a href="openapi.json">openapi.json</a>.</p>
${rooms.map(({ name, words, contract }) => `<h2>${escaped(name)}</h2><p>${escaped(words)}</p><dl>${Object.values(contract).map(row).join('')}</dl>`).join('\n')}
</body></html>`

const row = (call: CallSpec) =>
  `<dt><b>${call.method}</b>${escaped(call.path)}</dt><dd>${escaped(call.summary)} ${escaped(doorWords(call))}${refusalsOf(call)}</dd>`

const doorWords = (call: CallSpec) => (call.login || call.staff || call.doctor ? `· ${audienceOf(call)}` : '· anyone')

const refusalsOf = (call: CallSpec) => {
  const names = Object.entries(call.refuses ?? {})
  if (names.length === 0) return ''
  return `<br>refuses: ${names.map(([name, words]) => `${escaped(name)} “${escaped(typeof words === 'string' ? words : words.words)}”`).join(', ')}`
}

const escaped = (text: string) => text.replace(/[&<>"]/g, (c) => `&#${c.charCodeAt(0)};`)
