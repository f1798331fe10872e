import { z } from 'zod'

/** A whole number within its bounds. */
export const whole = (least: number, most: number, usual: number) =>
  z.coerce.number().int().min(least).max(most).default(usual)

/** What stands between commas. */
export const list = z
  .string()
  .default('')
  .transform((text) =>
    text
      .split(',')
      .map((item) => item.trim())
      .filter(Boolean),
  )

/** Text that may be missing: '' then. */
export const text = z.string().default('')

/** `NAME: PROVIDER=is needs it` for each that a chosen provider lacks. */
export const lacksOf = <Data extends object>(
  data: Data,
  provider: keyof Data & string,
  is: string,
  needs: readonly (keyof Data & string)[],
): string[] =>
  data[provider] === is ? needs.filter((name) => !data[name]).map((name) => `${name}: ${provider}=${is} needs it`) : []
