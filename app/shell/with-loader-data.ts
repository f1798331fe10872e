const CONTEXT = 'window.__reactRouterContext'
const END = '</body></html>'

/**
 * Gives the document the data that its page was rendered from, as React Router encodes them, for the browser to begin with.
 * The router would add them itself, in pieces as they come, which takes a stream. A document without scripts needs none.
 */
export const withLoaderData = (html: string, data: string, nonce: string): string => {
  if (!html.endsWith(END) || html.lastIndexOf(CONTEXT) < 0) return html
  const controller = `${CONTEXT}.streamController`
  const script = `<script nonce="${nonce}">${controller}.enqueue(${inScript(data)});${controller}.close();</script>`
  return html.slice(0, -END.length) + script + END
}

/** No text of the data ends the script or begins a comment. */
const inScript = (data: string): string =>
  JSON.stringify(data).replace(/[<>&]/g, (sign) => `\\u00${sign.charCodeAt(0).toString(16)}`)
