import { renderToString } from 'react-dom/server'
import { type EntryContext, ServerRouter } from 'react-router'
import type { DrawnPage } from '#kit/wire/ask.ts'
import { Drawing } from './drawing.ts'
import { BEFORE_ENDING } from './ending.tsx'
import { dataBlock, HAND_OVER } from './loader-data.ts'
import { unmarked } from './marks.ts'
import { scriptsAfterStyles } from './scripts-after-styles.ts'
import { filled } from './stand-ins.ts'
import { unindented } from './unindented.ts'

/** React writes it into streams alone. */
const DOCTYPE = '<!DOCTYPE html>'
const END = '</body></html>'

/** The end of a document, after its content. */
interface End {
  html: Uint8Array
  scripts: readonly string[]
}

/** By the routes that a page is matched by; while one develops, scripts change. */
const ends = new Map<string, End>()
const mayKeep = import.meta.env.PROD

/**
 * Draws the document of a page; `data` are those of its loaders, as React Router encodes them. Its end, which tells the browser
 * which scripts and routes there are, is drawn for the first page of a route and kept for all others.
 */
export const drawDocument = (route: EntryContext, url: string, data: string, nonce: string): DrawnPage => {
  const { matches, errors } = route.staticHandlerContext
  const routes = matches.map((match) => match.route.id).join()
  const kept = ends.get(routes)
  const html = renderToString(
    <Drawing value={{ nonce, endIsKept: kept !== undefined }}>
      <ServerRouter context={route} url={url} nonce={nonce} />
    </Drawing>,
  )
  const { upToEnd, end } = kept ? { upToEnd: html.slice(0, -END.length), end: kept } : parted(html, nonce)
  if (mayKeep && !errors) ends.set(routes, end)
  const own = unmarked(upToEnd, nonce)
  const { pieces, styles } = filled(own.html)
  return {
    html: [DOCTYPE, ...pieces, end.html, dataBlock(data), `<script>${HAND_OVER}</script>`, END],
    scripts: [...own.scripts, ...end.scripts, HAND_OVER],
    styles,
  }
}

/** Parts a document before its end. */
const parted = (html: string, nonce: string): { upToEnd: string; end: End } => {
  const document = scriptsAfterStyles(html)
  const at = document.lastIndexOf(BEFORE_ENDING)
  if (at < 0) throw new Error('the document has no end')
  const own = unmarked(unindented(document.slice(at + BEFORE_ENDING.length, -END.length)), nonce)
  return { upToEnd: document.slice(0, at), end: { html: encoder.encode(own.html), scripts: own.scripts.map(ownCopy) } }
}

const encoder = new TextEncoder()

/** A part of a text would keep all of it alive. */
const ownCopy = (part: string): string => new TextDecoder().decode(encoder.encode(part))
