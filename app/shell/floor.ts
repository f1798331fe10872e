/**
 * Runs in the head, first of all: marks the document where the browser is older than the product's scripts and styles
 * (docs/decisions/0050). Written in words that any browser reads.
 */
function markOldBrowser() {
  if ('CSSLayerBlockRule' in window && 'findLast' in Array.prototype && 'hasOwn' in Object) return
  document.documentElement.setAttribute('data-below-floor', '')
}

/** The text of the inline script; only the server holds it, the browser finds it in the page. */
export const floorScript: string = import.meta.env.SSR ? `(${markOldBrowser})()` : ''

/** Whether the browser is too old for the scripts: the page stays as the server rendered it, and its links load documents. */
export const isBelowFloor = (): boolean => document.documentElement.hasAttribute('data-below-floor')
