import { themeColours } from '#kit/ui/theme-colours.ts'

/**
 * Runs in the head, before anything is painted: the elder version and whether somebody is signed in from their cookies, the theme colour from the
 * address (which it leaves at once, and which later pages keep by a cookie), from the page itself for as long as it is
 * shown, or from that cookie.
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

  // Until the page's scripts run nobody is asked to sign in who has.
  if (cookie('user_key')) root.dataset.signedIn = ''

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
  if (asked !== null)
    // biome-ignore lint/suspicious/noDocumentCookie: no module has been loaded yet
    document.cookie = `theme_v2=${btoa(theme.slice(1))}; path=/; max-age=${fifthOfADay}; samesite=lax`
  // A page's own colour goes with the page: the attribute is that page's.
  const where = asked === null && root.dataset.theme ? ':root[data-theme]' : ':root'
  const rule = (scheme: 'light' | 'dark') =>
    `${where}{${Object.entries(colours(theme, scheme))
      .map((pair) => pair.join(':'))
      .join(';')}}`
  const paint = () => {
    // Not a style element: the content security policy forbids those.
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(`${rule('light')}@media(prefers-color-scheme:dark){${rule('dark')}}`)
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  }
  const paintElement = () => {
    // Before iOS 16.4 sheets cannot be made by scripts: the colours of the scheme that is on now, on the element itself.
    const scheme = matchMedia('(prefers-color-scheme:dark)').matches ? 'dark' : 'light'
    for (const [name, value] of Object.entries(colours(theme, scheme))) root.style.setProperty(name, value)
  }
  try {
    paint()
  } catch {
    paintElement()
  }
}

/** The text of the inline script; only the server holds it, the browser finds it in the page. */
export const themeScript: string = import.meta.env.SSR ? `(${beforePaint})(${themeColours})` : ''
