/** An address taken apart; undefined where it is none. `URL.canParse` is younger than many browsers (docs/decisions/0050). */
export const parsedUrl = (text: string, base?: string): URL | undefined => {
  try {
    return new URL(text, base)
  } catch {
    return undefined
  }
}
