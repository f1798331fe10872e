/** A text without its marks, and the scripts that had one. */
interface Unmarked {
  html: string
  /** Their texts; a script that has a source instead has none. */
  scripts: string[]
}

/**
 * Takes the marks off the house's own scripts: a page that is kept for many has no nonce, and its policy names them by their
 * hashes. A script without the mark, from wherever it came into the page, is not among them and will not run.
 */
export const unmarked = (marked: string, nonce: string): Unmarked => {
  const mark = ` nonce="${nonce}"`
  const found: Unmarked = { html: '', scripts: [] }
  let from = 0
  for (let at = marked.indexOf(mark); at >= 0; at = marked.indexOf(mark, from)) {
    found.html += marked.slice(from, at)
    from = at + mark.length
    const script = isInScript(marked, at) ? textOfScript(marked, from) : ''
    if (script !== '') found.scripts.push(script)
  }
  found.html += marked.slice(from)
  return found
}

/** Does the mark stand in the opening tag of a script? */
const isInScript = (marked: string, at: number) => marked.startsWith('<script', marked.lastIndexOf('<', at))

const textOfScript = (marked: string, inTag: number) =>
  marked.slice(marked.indexOf('>', inTag) + 1, marked.indexOf('</script>', inTag))
