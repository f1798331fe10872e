/** React writes no quote but those around attributes. */
const STYLE = ' style="'

/** The style attributes of a page, each once, as the browser reads them. */
export const inlineStyles = (html: string): string[] => {
  const [, ...after] = html.split(STYLE)
  return [...new Set(after.map((text) => text.slice(0, text.indexOf('"'))))].map(unescaped)
}

/** React escapes these five in attributes. */
const unescaped = (text: string) =>
  text.replace(
    /&(?:quot|#x27|lt|gt|amp);/g,
    (entity) => ({ '&quot;': '"', '&#x27;': "'", '&lt;': '<', '&gt;': '>' })[entity] ?? '&',
  )
