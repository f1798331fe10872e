/** A page as it is sent, and what its policy names: its inline scripts and style attributes that are our own. */
export interface SealedPage {
  html: string
  scripts: readonly string[]
  styles: readonly string[]
}

/**
 * Reads pages whose inline scripts are marked by a nonce that never leaves the process. A page that is cached for many has no
 * nonce of its own, so the marks are taken off and its policy names the scripts by their hashes. A script without the mark,
 * from wherever it came into the page, is not among them and will not run.
 */
export const sealer = (nonce: string) => {
  const mark = ` nonce="${nonce}"`
  // React escapes the sign that ends a tag wherever it stands in an attribute.
  const markedScript = new RegExp(`<script[^>]*${mark}[^>]*>(.*?)</script>`, 'gs')
  return (marked: string): SealedPage => {
    const scripts = Array.from(marked.matchAll(markedScript), ([, text = '']) => text)
    return {
      html: marked.replaceAll(mark, ''),
      // A script that has a source instead has no text.
      scripts: scripts.filter((text) => text !== ''),
      styles: inlineStyles(marked),
    }
  }
}

/** The style attributes of a page, each once, as the browser reads them. */
const inlineStyles = (html: string): string[] => {
  const found = Array.from(html.matchAll(/ style="([^"]*)"/g), ([, text = '']) => text)
  return [...new Set(found)].map(unescaped)
}

/** React escapes these five in attributes. */
const unescaped = (text: string) =>
  text.replace(
    /&(?:quot|#x27|lt|gt|amp);/g,
    (entity) => ({ '&quot;': '"', '&#x27;': "'", '&lt;': '<', '&gt;': '>' })[entity] ?? '&',
  )
