/** The colours that one theme colour turns into, as `#rrggbb` by the name of their CSS variable. */
interface ThemeColours {
  /** The theme colour as it was given: for drawings and large areas without text. */
  '--color-theme': string
  /** What buttons are filled with: the theme colour, moved by a hair where that saves white text. */
  '--color-accent': string
  /** Text on the fill, 4.5:1 at least. */
  '--color-on-accent': string
  /** The theme colour as an ink, 4.5:1 at least on page, card and tint. */
  '--color-accent-ink': string
  /** 6 % of the theme colour on a card (12 % in the dark, where 6 % is not seen). */
  '--color-tint': string
}

/**
 * Derives in OKLCH everything that is painted in the theme colour (`#rrggbb`), for light or dark surfaces.
 * It names nothing outside of itself, because its source is also printed into the script that runs before paint.
 */
export function themeColours(theme: string, scheme: 'light' | 'dark'): ThemeColours {
  type Triple = [number, number, number]
  const aim = 4.55 // a little more than 4.5, for what rounding to 8 bits takes

  const channels = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255) as Triple
  const toHex = (rgb: Triple) =>
    `#${rgb
      .map((channel) =>
        Math.round(Math.min(1, Math.max(0, channel)) * 255)
          .toString(16)
          .padStart(2, '0'),
      )
      .join('')}`
  const toLinear = (hex: string) =>
    channels(hex).map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4)) as Triple
  const fromLinear = (c: number) => (c <= 0.0031308 ? c * 12.92 : 1.055 * c ** (1 / 2.4) - 0.055)

  const luminance = (hex: string) => {
    const [r, g, b] = toLinear(hex)
    return 0.2126 * r + 0.7152 * g + 0.0722 * b
  }
  const contrast = (one: string, other: string) => {
    const a = luminance(one) + 0.05
    const b = luminance(other) + 0.05
    return Math.max(a / b, b / a)
  }

  const [r, g, b] = toLinear(theme)
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  const lightness = 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s
  const aAxis = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s
  const bAxis = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s

  /** The theme's hue at another lightness, with as much of its chroma as the screen can show. */
  const tone = (light: number, chroma = 1): string => {
    const l3 = (light + chroma * (0.3963377774 * aAxis + 0.2158037573 * bAxis)) ** 3
    const m3 = (light - chroma * (0.1055613458 * aAxis + 0.0638541728 * bAxis)) ** 3
    const s3 = (light - chroma * (0.0894841775 * aAxis + 1.291485548 * bAxis)) ** 3
    const linear: Triple = [
      4.0767416621 * l3 - 3.3077115913 * m3 + 0.2309699292 * s3,
      -1.2684380046 * l3 + 2.6097574011 * m3 - 0.3413193965 * s3,
      -0.0041960863 * l3 - 0.7034186147 * m3 + 1.707614701 * s3,
    ]
    const inside = chroma < 0.02 || linear.every((c) => c > -0.0005 && c < 1.0005)
    return inside ? toHex(linear.map((c) => fromLinear(Math.max(0, c))) as Triple) : tone(light, chroma * 0.96)
  }

  /** The first tone on the way from one lightness to another that reaches `ratio` on every surface. */
  const firstReadable = (surfaces: string[], from: number, to: number, ratio: number) => {
    const steps = 100
    for (let step = 0; step <= steps; step++) {
      const candidate = tone(from + ((to - from) * step) / steps)
      if (surfaces.every((surface) => contrast(candidate, surface) >= ratio)) return candidate
    }
    return undefined
  }

  // A fill must stand out from its surface, so its lightness stays between two ends; an ink moves to its end.
  const { card, page, share, from, to, end, last } = {
    light: { card: '#ffffff', page: '#f5f7f6', share: 0.06, from: 0, to: 0.86, end: 0, last: '#000000' },
    dark: { card: '#1a201d', page: '#101412', share: 0.12, from: 0.45, to: 1, end: 1, last: '#ffffff' },
  }[scheme]
  const [cardR, cardG, cardB] = channels(card)
  const [themeR, themeG, themeB] = channels(theme)
  const mix = (over: number, under: number) => over * share + under * (1 - share)
  const tint = toHex([mix(themeR, cardR), mix(themeG, cardG), mix(themeB, cardB)])

  const seen = Math.min(to, Math.max(from, lightness))
  const plain = seen === lightness ? theme : tone(seen)
  const takesWhite = contrast(plain, '#ffffff') >= aim
  const accent = takesWhite ? plain : (firstReadable(['#ffffff'], seen, seen - 0.08, aim) ?? plain)
  const darkInk = () => firstReadable([accent], 0.34, 0, 6) ?? firstReadable([accent], 0.34, 0, aim) ?? '#000000'
  const onAccent = contrast(accent, '#ffffff') >= aim ? '#ffffff' : darkInk()
  const ink = firstReadable([card, page, tint], lightness, end, aim) ?? last

  return {
    '--color-theme': theme,
    '--color-accent': accent,
    '--color-on-accent': onAccent,
    '--color-accent-ink': ink,
    '--color-tint': tint,
  }
}
