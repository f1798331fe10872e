const ID = 'loader-data'

/** Hands the router, which waits for it, the data that stand in the page. The same in every page, whatever they are. */
export const HAND_OVER = `{const{streamController:to}=window.__reactRouterContext;to.enqueue(document.getElementById("${ID}").textContent);to.close()}`

/**
 * The data that a page was rendered from, as React Router encodes them, for the browser to begin with. The router would write
 * them into the page itself, in pieces as they come, which takes a stream, and as scripts, of which the policy would have to
 * name others for each page.
 */
export const dataBlock = (data: string): string =>
  `<script type="application/json" id="${ID}">${data.replaceAll('<', LESS)}</script>`

/** JSON has the sign in texts alone; so no text of the data ends the script or begins a comment. */
const LESS = String.raw`\u003c`
