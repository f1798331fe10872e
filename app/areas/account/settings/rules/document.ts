import type { ReadablePart } from './readable.ts'

interface DocumentData {
  madeAt: string
  parts: readonly ReadablePart[]
  /** What is stored and in nobody's file, with the reason. */
  leftOut: readonly { title: string; why: string }[]
}

/** Somebody's own data as a file that any browser opens and prints: no script, nothing from elsewhere. */
export const documentOf = ({ madeAt, parts, leftOut }: DocumentData): string => `<!doctype html>
<html lang="zh-CN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>我的资料 ${escaped(madeAt.slice(0, 10))}</title>
<style>${STYLE}</style>
</head>
<body>
<h1>我的资料</h1>
<p>整理时间：${escaped(madeAt)}</p>
${parts.map(sectionOf).join('\n')}
<h2>没有放进来的</h2>
<dl>${leftOut.map(({ title, why }) => `<dt>${escaped(title)}</dt><dd>${escaped(why)}</dd>`).join('\n')}</dl>
</body>
</html>
`

const sectionOf = ({ title, keptBecause, entries }: ReadablePart): string => `<section>
<h2>${escaped(title)}（${entries.length}）</h2>
${keptBecause && `<p>注销后仍会保存：${escaped(keptBecause)}</p>`}
${entries.map((lines) => `<dl>${lines.map(({ name, value }) => `<dt>${escaped(name)}</dt><dd>${escaped(value)}</dd>`).join('')}</dl>`).join('\n')}
</section>`

const STYLE = `
body { font: 16px/1.6 system-ui, sans-serif; max-width: 42em; margin: 0 auto; padding: 1em; color: #1a1a1a; background: #fff; overflow-wrap: anywhere }
h2 { font-size: 1.1em; margin: 1.5em 0 .5em; break-after: avoid }
dl { display: grid; grid-template-columns: 8em 1fr; gap: .25em 1em; margin: 0; padding: .75em 0; border-top: 1px solid #ccc; break-inside: avoid }
dt { color: #555 } dd { margin: 0; white-space: pre-wrap }`

const escaped = (text: string): string => text.replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`)
