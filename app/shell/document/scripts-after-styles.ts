const PRELOAD = /<link rel="modulepreload" href="([^"]+)"[^>]*\/>/g
const FIRST_WORDS = 'window.__reactRouterContext = '

/**
 * Takes the links to the page's scripts out of its head, where they would take the network from the style sheet and so
 * from the first paint, and lets its first script after the content ask for them instead: a script waits for the style
 * sheets before it, so that one runs when they have come.
 */
export const scriptsAfterStyles = (html: string): string => {
  const headEnds = html.indexOf('</head>')
  // From behind, where they stand: a text before them may say the same.
  const words = html.lastIndexOf(FIRST_WORDS)
  const head = html.slice(0, headEnds)
  const hrefs = [...head.matchAll(PRELOAD)].map(([, href]) => href)
  if (hrefs.length === 0 || words < headEnds) return html
  const fetchAll = `for(const href of ${JSON.stringify(hrefs)})document.head.append(Object.assign(document.createElement("link"),{rel:"modulepreload",href}));`
  return head.replaceAll(PRELOAD, '') + html.slice(headEnds, words) + fetchAll + html.slice(words)
}
