import type { Context } from '#app/context.ts'
import { sealOf } from '#kit/seal/server/seal.ts'

/** The kinds of sealed texts: what is written of a case, codes of shares and of letters, and the digest of a browser's secret. */
export const INQUIRY = 'inquiry'
export const SHARE_CODE = 'inquiry-share'
export const LETTER_CODE = 'inquiry-letter'
export const SECRET = 'inquiry-secret'

type Sealing = Pick<Context, 'config'>

/** What somebody wrote when they asked. */
export interface Content {
  truename: string
  mobile: string
  content: string
}

/** What stands in an invitation letter, beside hospital and dates of its row. */
export interface LetterContent {
  passportName: string
  passportNo: string
  birthDate: string
  diagnosis: string
  plan: string
  beginDate: string
  endDate: string
  cost: string
  payer: string
  contact: string
}

/** Seals what is written of a case. */
export const closed = ({ config }: Sealing, content: unknown): string =>
  sealOf(config).seal(JSON.stringify(content), INQUIRY)

/** What was sealed so. */
export const opened = <T>({ config }: Sealing, sealed: string): T =>
  JSON.parse(sealOf(config).open(sealed, INQUIRY)) as T
