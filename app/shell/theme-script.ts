import { themeColours } from '#kit/ui/theme-colours.ts'

/**
 * Runs in the head, before anything is painted: the elder version from its cookie, the theme colour from the
 * address (which it leaves at once), from the page itself, or from the cookie that an earlier page wrote.
 * Its source is printed into the page, so it names nothing outside of itself.
 */
function beforePaint(colours: typeof themeColours) {
  const root = document.documentElement
  const cookie = (name: string) => {
    const kept = new RegExp(`(?:^|; )${name}(?:_v2)?=([^;]*)`).exec(document.cookie)?.[1]
    try {
      return kept && atob(kept)
    } catch {
      return kept // a host app may have written it plainly
    }
  }
  if (cookie('elder')) root.toggleAttribute('data-elder', cookie('elder') === '1')

  const address = new URL(location.href)
  const asked = address.searchParams.get('theme')
  if (asked !== null) {
    address.searchParams.delete('theme')
    history.replaceState(history.state, '', address)
  }
  const hex = /^#?([\da-f]{3}|[\da-f]{6}(?:[\da-f]{2})?)$/i
    .exec(asked ?? root.dataset.theme ?? cookie('theme') ?? '')?.[1]
    ?.toLowerCase()
  if (!hex) return
  // Three digits are doubled; of eight, the last two are an opacity that a fill does not have.
  const theme = `#${hex.length === 3 ? hex.replaceAll(/./g, '$&$&') : hex.slice(0, 6)}`
  const fifthOfADay = 17280
  // biome-ignore lint/suspicious/noDocumentCookie: no module has been loaded yet
  document.cookie = `theme_v2=${btoa(theme.slice(1))}; path=/; max-age=${fifthOfADay}; samesite=lax`
  const rule = (scheme: 'light' | 'dark') =>
    `:root{${Object.entries(colours(theme, scheme))
      .map((pair) => pair.join(':'))
      .join(';')}}`
  // Not a style element: the content security policy forbids those.
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(`${rule('light')}@media(prefers-color-scheme:dark){${rule('dark')}}`)
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
}

/** The text of the inline script; only the server holds it, the browser finds it in the page. */
export const themeScript: string = import.meta.env.SSR ? `(${beforePaint})(${themeColours})` : ''
